/** The internal user's session as the app holds it. Nothing about anyone's health is in it. */
export interface Sessao {
  /** Made at login; a new login is another session even of the same person. */
  id: string;
  token: string;
  /** Epoch milliseconds; null when the token does not say. */
  expiraEm: number | null;
  permissoes: readonly string[];
  perfil: {
    id: number;
    name: string;
    email: string;
    phone: string;
    empresa: { id: number; name: string };
    apiKey: string | null;
    /** Customers and branches of the user (doc3 §6); empty means no restriction of its own. */
    clientes: readonly number[];
    unidades: readonly number[];
    quemAgenda: string;
    quemAvisa: string;
  };
}

/** Bumped when the shape above changes: a session of an older shape is then no session. */
const VERSAO = 1;

/** What goes into the vault. */
export const paraGuardar = (sessao: Sessao): unknown => ({ versao: VERSAO, sessao });

/**
 * The session in what the vault gave back, or null when another version wrote it. The vault's contents are
 * authenticated by its key, so the version says all about the shape.
 */
export function sessaoDe(valor: unknown): Sessao | null {
  if (typeof valor !== 'object' || valor === null) return null;
  const guardado = valor as { versao?: unknown; sessao?: Sessao };
  return guardado.versao === VERSAO ? (guardado.sessao ?? null) : null;
}

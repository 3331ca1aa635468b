/** The internal user's session as the app holds it. Nothing about anyone's health is in it. */
export interface Session {
  /** Made at login; a new login is another session even of the same person. */
  id: string;
  token: string;
  /** Epoch milliseconds; null when the token does not say. */
  expiresAt: number | null;
  permissions: readonly string[];
  profile: {
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
const VERSION = 2;

/** What goes into the vault. */
export const toStored = (session: Session): unknown => ({ version: VERSION, session });

/**
 * The session in what the vault gave back, or null when another version wrote it. The vault's contents are
 * authenticated by its key, so the version says all about the shape.
 */
export function sessionFrom(value: unknown): Session | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as { version?: unknown; session?: Session };
  return stored.version === VERSION ? (stored.session ?? null) : null;
}

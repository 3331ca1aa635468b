/** What a provider's label needs; a part that is missing is left out with its separator. */
export interface PrestadorRotulavel {
  readonly code?: string | number | null;
  readonly name: string;
  readonly city?: { readonly cidade?: string | null; readonly estado?: string | null } | null;
}

/** Longest label in the provider dropdown, in characters (doc2 §9). */
export const LIMITE_ROTULO_DROPDOWN = 40;
/** Longest label in the who-schedules options, in characters (doc2 §9). */
export const LIMITE_ROTULO_QUEM_AGENDA = 58;

const junta = (partes: readonly (string | number | null | undefined)[]): string =>
  partes
    .map((p) => String(p ?? '').trim())
    .filter(Boolean)
    .join(' - ');

/** 'code - name | city - state' (doc2 §2.7). */
export function rotuloPrestador({ code, name, city }: PrestadorRotulavel): string {
  const local = junta([city?.cidade, city?.estado]);
  const nome = junta([code, name]);
  return local ? `${nome} | ${local}` : nome;
}

/** Letters, digits and signs of Portuguese: each is one unit and one character. */
const SIMPLES = /^[ -~\u00a0-\u024f\u2010-\u2026]*$/;
const segmentador = new Intl.Segmenter('pt-BR');

/**
 * A text of at most `limite` characters; a longer one ends with '…' inside the limit. Counts whole
 * characters, so that an emoji or an accent is never cut in half.
 */
export function truncar(texto: string, limite: number = LIMITE_ROTULO_DROPDOWN): string {
  // No text has more characters than units: most labels need no counting.
  if (texto.length <= limite) return texto;
  if (SIMPLES.test(texto)) return `${texto.slice(0, Math.max(0, limite - 1)).trimEnd()}…`;
  const caracteres = Array.from(segmentador.segment(texto), (s) => s.segment);
  if (caracteres.length <= limite) return texto;
  return `${caracteres
    .slice(0, Math.max(0, limite - 1))
    .join('')
    .trimEnd()}…`;
}

export interface RotuloTruncado {
  readonly texto: string;
  /** The whole label, for the title and the accessible name. */
  readonly completo: string;
  readonly truncado: boolean;
}

/** The provider's label cut to `limite` characters, with the whole one kept (doc2 §2.7). */
export function rotuloTruncado(
  prestador: PrestadorRotulavel,
  limite: number = LIMITE_ROTULO_DROPDOWN,
): RotuloTruncado {
  const completo = rotuloPrestador(prestador);
  const texto = truncar(completo, limite);
  return { texto, completo, truncado: texto !== completo };
}

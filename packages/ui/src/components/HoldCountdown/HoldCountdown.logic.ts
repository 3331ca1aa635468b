/** Seconds that are left, never below 0; a second that has begun counts. */
export function segundosRestantes(expiraEm: string, agoraMs: number): number {
  const restante = Date.parse(expiraEm) - agoraMs;
  return Number.isNaN(restante) ? 0 : Math.max(0, Math.ceil(restante / 1000));
}

/** '04:59'. */
export function relogio(segundos: number): string {
  const dois = (n: number): string => String(n).padStart(2, '0');
  return `${dois(Math.floor(segundos / 60))}:${dois(segundos % 60)}`;
}

/** When the remaining time is said aloud, in seconds: seldom, and never each second. */
const AVISOS = [300, 120, 60, 30, 10];

/** The announcement that is due at this second: the largest mark already reached, or null before the first. */
export function avisoVigente(segundos: number): number | null {
  return [...AVISOS].reverse().find((aviso) => segundos <= aviso) ?? null;
}

import { MAX_FUNCIONARIOS } from '../pedido/index.ts';

/** How long a chosen slot is kept for whoever chose it, in minutes; each choice begins it anew. */
export const HOLD_MINUTES = 10;
/** How long one person keeps slots for one employee at most, however often they choose, in minutes. */
export const MAX_HOLD_MINUTES = 30;
/** For how many employees one person keeps slots at a time: no request has more. */
export const MAX_HELD_FUNCIONARIOS = MAX_FUNCIONARIOS;

/** Why nothing is kept any more after the longest time. */
export const HELD_TOO_LONG_TEXT =
  'Os horários foram mantidos pelo tempo máximo e estão livres de novo. Escolha-os outra vez para continuar.';

const MINUTE_MS = 60_000;

/**
 * Until when slots are kept, or null when they cannot be any longer.
 * @param since when the first of them was taken
 */
export function holdUntil(since: string, now: string): string | null {
  const until = Math.min(
    Date.parse(now) + HOLD_MINUTES * MINUTE_MS,
    Date.parse(since) + MAX_HOLD_MINUTES * MINUTE_MS,
  );
  return until > Date.parse(now) ? new Date(until).toISOString() : null;
}

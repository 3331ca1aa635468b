import { EMPTY_TEXT } from '../messages/index.ts';
import { type Now, compareTimes, type TimeOfDay } from '../time/index.ts';

/** Day periods of the wire (doc1 §9, doc2 §3). */
export const PERIODO = { MANHA: 1, TARDE: 2, AMBOS: 3 } as const;

export type Periodo = (typeof PERIODO)[keyof typeof PERIODO];

/** The periods in the order in which they are offered. */
export const PERIODOS: readonly { readonly id: Periodo; readonly nome: string }[] = [
  { id: PERIODO.MANHA, nome: 'Manhã' },
  { id: PERIODO.TARDE, nome: 'Tarde' },
  { id: PERIODO.AMBOS, nome: 'Ambos' },
];

/** The hour at which the morning ends (doc2 §9). */
export const NOON: TimeOfDay = '12:00';

/** doc2 §5, Clinic step: the agreed time lies outside the chosen period. */
export const TIME_OUTSIDE_PERIODO_MESSAGE = 'O horário informado não está no período selecionado';

/** Whether the value is one of the three period codes. */
export function isPeriodo(value: unknown): value is Periodo {
  return value === PERIODO.MANHA || value === PERIODO.TARDE || value === PERIODO.AMBOS;
}

/** 'Manhã', 'Tarde', 'Ambos'; any other code, or none, is 'Não informado' (doc2 §3). */
export function periodoName(periodo: number | null | undefined): string {
  return PERIODOS.find(({ id }) => id === periodo)?.nome ?? EMPTY_TEXT.NOT_GIVEN;
}

/**
 * Noon rule 1 of 4, a time agreed with the provider (doc2 §5): the morning goes up to 12:00 and the afternoon begins
 * there, so that exactly 12:00 fits both.
 */
export function timeFitsPeriodo(time: TimeOfDay, periodo: Periodo): boolean {
  if (periodo === PERIODO.AMBOS) return true;
  const againstNoon = compareTimes(time, NOON);
  return periodo === PERIODO.MANHA ? againstNoon <= 0 : againstNoon >= 0;
}

/** Noon rule 2 of 4, the period of a slot and of a self-scheduling (doc2 §4): below 12 is morning. */
export function periodoOfHorario(time: TimeOfDay): typeof PERIODO.MANHA | typeof PERIODO.TARDE {
  return compareTimes(time, NOON) < 0 ? PERIODO.MANHA : PERIODO.TARDE;
}

/** Whether it is after 12:00, by the instant: inside the minute 12:00 from 12:00:01 on (decision 56). */
function isAfterNoon({ time, instant }: Pick<Now, 'time' | 'instant'>): boolean {
  const againstNoon = compareTimes(time, NOON);
  return againstNoon > 0 || (againstNoon === 0 && new Date(instant).getUTCSeconds() > 0);
}

/** Noon rule 3 of 4, pickers (doc2 §4): once it is after 12:00, today's morning is no longer offered. */
export function isManhaOverForChoice(now: Pick<Now, 'time' | 'instant'>): boolean {
  return isAfterNoon(now);
}

/** Noon rule 4 of 4, pre-requests (doc1 §5): once it is after 12:00, one for this morning is refused. */
export function isManhaOverForPreSolicitacao(now: Pick<Now, 'time' | 'instant'>): boolean {
  return isAfterNoon(now);
}

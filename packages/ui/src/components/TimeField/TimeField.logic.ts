import { ehHora, horaDeMinutos, minutosDoDia, type Hora } from '@apto/domain';

/** A window whose ends do not belong to it: { depoisDe: '06:00', antesDe: '19:01' } takes 06:01 to 19:00. */
export interface TimeWindow {
  /** The first time, HH:mm. */
  readonly depoisDe: Hora;
  /** The last time, HH:mm. */
  readonly antesDe: Hora;
}

export type TimeProblem = 'FORMAT' | 'WINDOW';

/** What is wrong with a typed time; null for an empty or a good one. */
export function timeProblem(texto: string, range: TimeWindow | undefined): TimeProblem | null {
  if (texto === '') return null;
  if (!ehHora(texto)) return 'FORMAT';
  if (!range) return null;
  const minutes = minutosDoDia(texto);
  const isInside = minutes > minutosDoDia(range.depoisDe) && minutes < minutosDoDia(range.antesDe);
  return isInside ? null : 'WINDOW';
}

/** First and last time that a window takes, both included. */
export function windowEnds({ depoisDe, antesDe }: TimeWindow): readonly [Hora, Hora] {
  return [horaDeMinutos(minutosDoDia(depoisDe) + 1), horaDeMinutos(minutosDoDia(antesDe) - 1)];
}

import { compareTimes, isTime } from './clock-time.ts';

/** Um trecho de um dia, como é digitado: HH:mm quando inteiras, '' onde não há nada. */
export interface TimeRange {
  /** A primeira hora. */
  readonly start: string;
  /** A hora em que acaba. */
  readonly end: string;
}

/** O que está errado entre duas horas: uma não existe, falta uma ponta, ou o fim não vem depois do início. */
export type TimeRangeProblem = 'FORMAT' | 'INCOMPLETE' | 'ORDER';

/**
 * O que está errado com duas horas digitadas; null para as duas vazias e para um par válido.
 * @param isOpenEnded se uma ponta pode faltar: desde o começo do dia, ou até o fim dele
 */
export function timeRangeProblem({ start, end }: TimeRange, isOpenEnded = false): TimeRangeProblem | null {
  const given = [start, end].filter((time) => time !== '');
  if (!given.every(isTime)) return 'FORMAT';
  if (given.length === 1) return isOpenEnded ? null : 'INCOMPLETE';
  return given.length === 2 && compareTimes(end, start) <= 0 ? 'ORDER' : null;
}

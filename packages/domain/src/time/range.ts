import { compareTimes, isTime } from './clock-time.ts';

/** A stretch of one day, as it is typed: HH:mm once whole, '' where nothing is. */
export interface TimeRange {
  /** The first time. */
  readonly start: string;
  /** The time at which it is over. */
  readonly end: string;
}

/** What is wrong between two times: one does not exist, one end is missing, or the end does not come after the start. */
export type TimeRangeProblem = 'FORMAT' | 'INCOMPLETE' | 'ORDER';

/**
 * What is wrong with two typed times; null for two empty ones and for a good pair.
 * @param isOpenEnded whether one end may be left out: since the day's beginning, or until its end
 */
export function timeRangeProblem({ start, end }: TimeRange, isOpenEnded = false): TimeRangeProblem | null {
  const given = [start, end].filter((time) => time !== '');
  if (!given.every(isTime)) return 'FORMAT';
  if (given.length === 1) return isOpenEnded ? null : 'INCOMPLETE';
  return given.length === 2 && compareTimes(end, start) <= 0 ? 'ORDER' : null;
}

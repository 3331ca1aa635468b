import { isTime } from '@apto/domain/time';

/** A stretch of one day, as it is typed: HH:mm once whole, '' where nothing is. */
export interface TimeRange {
  /** The first time. */
  readonly start: string;
  /** The time at which it is over. */
  readonly end: string;
}

/** What is wrong between two times: one end is missing, or the end does not come after the start. */
export type TimeRangeProblem = 'INCOMPLETE' | 'ORDER';

/**
 * What is wrong between two typed times; null for two empty ones and for a good pair. A time that does not exist is its
 * own field's to tell.
 * @param isOpenEnded whether one end may be left out: since the day's beginning, or until its end
 */
export function timeRangeProblem({ start, end }: TimeRange, isOpenEnded = false): TimeRangeProblem | null {
  if (start === '' && end === '') return null;
  if (start === '' || end === '') return isOpenEnded ? null : 'INCOMPLETE';
  return isTime(start) && isTime(end) && end <= start ? 'ORDER' : null;
}

import { isTime, timeFromMinutes, minutesOfDay, type TimeOfDay } from '@apto/domain/time';

/** A window whose ends do not belong to it: { after: '06:00', before: '19:01' } takes 06:01 to 19:00. */
export interface TimeWindow {
  /** The first time, HH:mm. */
  readonly after: TimeOfDay;
  /** The last time, HH:mm. */
  readonly before: TimeOfDay;
}

export type TimeProblem = 'FORMAT' | 'WINDOW';

/** What is wrong with a typed time; null for an empty or a good one. */
export function timeProblem(text: string, range: TimeWindow | undefined): TimeProblem | null {
  if (text === '') return null;
  if (!isTime(text)) return 'FORMAT';
  if (!range) return null;
  const minutes = minutesOfDay(text);
  const isInside = minutes > minutesOfDay(range.after) && minutes < minutesOfDay(range.before);
  return isInside ? null : 'WINDOW';
}

/** First and last time that a window takes, both included. */
export function windowEnds({ after, before }: TimeWindow): readonly [TimeOfDay, TimeOfDay] {
  return [timeFromMinutes(minutesOfDay(after) + 1), timeFromMinutes(minutesOfDay(before) - 1)];
}

import { isTime, timeFromMinutes, minutesOfDay, type TimeOfDay } from '@apto/domain/time';

/** Uma janela cujas pontas não fazem parte dela: { after: '06:00', before: '19:01' } aceita de 06:01 a 19:00. */
export interface TimeWindow {
  /** A primeira hora, HH:mm. */
  readonly after: TimeOfDay;
  /** A última hora, HH:mm. */
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

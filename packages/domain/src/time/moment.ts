import type { CivilDate } from './civil-date.ts';
import { compareTimes, isTime } from './clock-time.ts';
import type { Now } from './now.ts';

/** A day and a time of it, as they are typed. */
export interface TypedDateTime {
  /** null where none is chosen. */
  readonly date: CivilDate | null;
  /** HH:mm once whole, '' where nothing is. */
  readonly time: string;
}

/** What is wrong with a day and its time: the time does not exist, one of the two is missing, or it is over. */
export type DateTimeProblem = 'FORMAT' | 'INCOMPLETE' | 'PAST';

/** What a day and its time have to be. */
export interface DateTimeNeeds {
  /** A day may stand alone. @default false */
  readonly isTimeOptional?: boolean | undefined;
  /** What is before it is over; absent, any moment is taken. */
  readonly after?: Now | undefined;
}

/** What is wrong with a typed day and time; null for two empty ones and for a good pair. */
export function dateTimeProblem(
  { date, time }: TypedDateTime,
  needs: DateTimeNeeds = {},
): DateTimeProblem | null {
  const { isTimeOptional = false, after } = needs;
  if (time !== '' && !isTime(time)) return 'FORMAT';
  if (date === null) return time === '' ? null : 'INCOMPLETE';
  if (time === '' && !isTimeOptional) return 'INCOMPLETE';
  if (!after || date > after.data) return null;
  const isOver = date < after.data || (time !== '' && compareTimes(time, after.time) < 0);
  return isOver ? 'PAST' : null;
}

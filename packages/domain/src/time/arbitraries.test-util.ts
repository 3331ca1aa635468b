import * as fc from 'fast-check';
import type { Now } from './now.ts';
import { dateFromDayNumber, dayNumber, type CivilDate, type Weekday } from './civil-date.ts';
import { timeFromMinutes, type TimeOfDay } from './clock-time.ts';

/** Days of property tests: by default from 1900 to 2199, all century rules included. */
export function anyDate(
  from: CivilDate = '1900-01-01',
  until: CivilDate = '2199-12-31',
): fc.Arbitrary<CivilDate> {
  return fc.integer({ min: dayNumber(from), max: dayNumber(until) }).map(dateFromDayNumber);
}

export const anyTime: fc.Arbitrary<TimeOfDay> = fc.integer({ min: 0, max: 1439 }).map(timeFromMinutes);

export const anyWeekday: fc.Arbitrary<Weekday> = fc.constantFrom(0, 1, 2, 3, 4, 5, 6);

/** A present for rules that are told what time it is in São Paulo; the instant is made up to fit (UTC−3). */
export function inSaoPaulo(date: CivilDate, time: TimeOfDay = '09:00'): Now {
  return { data: date, time, instant: new Date(`${date}T${time}:00-03:00`).toISOString() };
}

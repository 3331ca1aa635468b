import { servedDays, type OpeningHour } from '../atendimento/index.ts';
import {
  dateFromDayNumber,
  weekdayOf,
  daysBetween,
  dayNumber,
  type CivilDate,
  type Weekday,
} from '../time/index.ts';
import { DEFAULT_NON_WORKING_DAYS } from './feriados.ts';

/**
 * Working days after `inicio` up to and including `fim`; 0 when `fim` is not later. The start day is not counted, so
 * that a limit of n refuses exactly the ranges that hold more than n working days (doc2 §5, Date range rules 2).
 * @param nonWorkingWeekdays weekdays to skip; Sunday by default. Holidays are not skipped.
 */
export function countWorkingDays(
  start: CivilDate,
  end: CivilDate,
  nonWorkingWeekdays: readonly Weekday[] = DEFAULT_NON_WORKING_DAYS,
): number {
  const days = daysBetween(start, end);
  if (days <= 0) return 0;
  const skipped = new Set<number>(nonWorkingWeekdays);
  const weeks = Math.floor(days / 7);
  let workingDays = weeks * (7 - skipped.size);
  const first = weekdayOf(start);
  for (let step = weeks * 7 + 1; step <= days; step++) {
    if (!skipped.has((first + step) % 7)) workingDays++;
  }
  return workingDays;
}

/**
 * The notice period of a later exam (doc2 §2.8): days are added to `data` until `n` served weekdays have passed. `n` of
 * 0 is the day itself.
 * @param atendimento the provider's hours, or the weekdays that it serves
 * @returns `null` when no weekday is served and `n` is above 0: no number of days would be enough.
 * @throws RangeError when `n` is negative or not an integer.
 */
export function addServedDays(
  date: CivilDate,
  n: number,
  atendimento: readonly OpeningHour[] | readonly Weekday[],
): CivilDate | null {
  if (!Number.isInteger(n) || n < 0) {
    throw new RangeError(`A antecedência deve ser um número inteiro de dias, 0 ou mais; veio ${n}.`);
  }
  if (n === 0) return date;
  const served = new Set<number>(toWeekdays(atendimento));
  if (served.size === 0) return null;
  const first = weekdayOf(date);
  // Whole weeks first; the last served day of the count is then at most a week ahead.
  const weeks = Math.floor((n - 1) / served.size);
  let remaining = n - weeks * served.size;
  let step = weeks * 7;
  while (remaining > 0) {
    step++;
    if (served.has((first + step) % 7)) remaining--;
  }
  return dateFromDayNumber(dayNumber(date) + step);
}

function toWeekdays(atendimento: readonly OpeningHour[] | readonly Weekday[]): Weekday[] {
  const days: Weekday[] = [];
  const horarios: OpeningHour[] = [];
  for (const item of atendimento) {
    if (typeof item === 'number') days.push(item);
    else horarios.push(item);
  }
  return days.concat(servedDays(horarios));
}

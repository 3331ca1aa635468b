/** Um dia do calendário como a API o traz, `YYYY-MM-DD`: sem relógio e sem fuso horário. */
export type CivilDate = string;

/** 0 = domingo … 6 = sábado (doc2 §3). */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The seven weekdays in the wire's numbering. */
export const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** Whether the value is a weekday number, 0–6. */
export function isWeekday(value: unknown): value is Weekday {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 6;
}

const FORMAT = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Year, month (1–12) and day of a civil date. */
export interface DateParts {
  year: number;
  month: number;
  day: number;
}

/** Number of days of a month (1–12) of the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function readParts(value: unknown): DateParts | null {
  if (typeof value !== 'string') return null;
  const found = FORMAT.exec(value);
  if (!found) return null;
  const parts = { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) };
  return isCalendarDay(parts) ? parts : null;
}

function isCalendarDay({ year, month, day }: DateParts): boolean {
  const integers = Number.isInteger(year) && Number.isInteger(month) && Number.isInteger(day);
  return (
    integers &&
    year >= 1 &&
    year <= 9999 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysInMonth(year, month)
  );
}

/** Whether the value is a real day written `YYYY-MM-DD` (29 February only in leap years; years 0001–9999). */
export function isCivilDate(value: string): boolean;
export function isCivilDate(value: unknown): value is CivilDate;
export function isCivilDate(value: unknown): boolean {
  return readParts(value) !== null;
}

/**
 * Splits a civil date.
 * @throws RangeError when the text is not a day of the calendar.
 */
export function dateParts(date: CivilDate): DateParts {
  const parts = readParts(date);
  if (!parts) {
    throw new RangeError(`"${date}" não é uma data civil: use AAAA-MM-DD com um dia que existe.`);
  }
  return parts;
}

/** Joins year, month and day, or `null` when that day does not exist. */
export function buildDate(year: number, month: number, day: number): CivilDate | null {
  if (!isCalendarDay({ year, month, day })) return null;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * Days since 1970-01-01 (negative before it), by arithmetic on the 400-year cycle of the calendar, so that no
 * time zone can move the day.
 * @throws RangeError when the text is not a day of the calendar.
 */
export function dayNumber(date: CivilDate): number {
  const { year, month, day } = dateParts(date);
  // March is made the first month: the leap day then falls at the end of the year.
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/**
 * The inverse of {@link dayNumber}.
 * @throws RangeError outside the years 0001–9999 or when the number is not an integer.
 */
export function dateFromDayNumber(number: number): CivilDate {
  const z = number + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const date = buildDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
  if (date === null) throw new RangeError(`O dia de número ${number} está fora dos anos 0001 a 9999.`);
  return date;
}

/** The date `days` calendar days later (earlier when negative). */
export function addDays(date: CivilDate, days: number): CivilDate {
  return dateFromDayNumber(dayNumber(date) + days);
}

/** The same day `months` months later, or the last day of that month when it is shorter (31 Jan + 1 = 28 Feb). */
export function addMonthsToDate(date: CivilDate, months: number): CivilDate {
  const { year, month, day } = dateParts(date);
  const total = year * 12 + (month - 1) + months;
  const newYear = Math.floor(total / 12);
  const newMonth = total - newYear * 12 + 1;
  const newOne = buildDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
  if (newOne === null) throw new RangeError(`${date} mais ${months} meses está fora dos anos 0001 a 9999.`);
  return newOne;
}

/** Negative, zero or positive as `a` is before, on or after `b`; fits `Array.prototype.sort`. */
export function compareDates(a: CivilDate, b: CivilDate): number {
  // Four-digit years make the order of the text the order of the calendar.
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether a date lies in 1900 to 2100: beyond them it is a slip, and what is computed from it leaves every calendar. */
export const isUsualDate = (date: CivilDate): boolean => '1900-01-01' <= date && date <= '2100-12-31';

/** Of a date that is not usual. */
export const UNUSUAL_DATE_MESSAGE = 'A data deve estar entre 1900 e 2100';

/** Calendar days from `start` to `end`: 0 on the same day, negative when `end` comes first. */
export function daysBetween(start: CivilDate, end: CivilDate): number {
  return dayNumber(end) - dayNumber(start);
}

/** Day of the week, 0 = Sunday … 6 = Saturday. */
export function weekdayOf(date: CivilDate): Weekday {
  // 1970-01-01 was a Thursday (4); the double remainder keeps days before it positive.
  const day = (((dayNumber(date) + 4) % 7) + 7) % 7;
  if (!isWeekday(day)) throw new RangeError(`${date} não tem dia da semana.`);
  return day;
}

/** Whether the weekday is Saturday or Sunday. */
export const isWeekendDay = (day: Weekday): boolean => day === 0 || day === 6;

/** Whether the date is a Saturday or a Sunday. */
export const isWeekend = (date: CivilDate): boolean => isWeekendDay(weekdayOf(date));

/** Todos os dias de `start` a `end`, com os dois; vazio quando `end` vem antes. */
export function datesBetween(start: CivilDate, end: CivilDate): CivilDate[] {
  const first = dayNumber(start);
  const last = dayNumber(end);
  const dates: CivilDate[] = [];
  for (let number = first; number <= last; number++) dates.push(dateFromDayNumber(number));
  return dates;
}

/** The later of two dates. */
export function laterDate(a: CivilDate, b: CivilDate): CivilDate {
  return compareDates(a, b) >= 0 ? a : b;
}

/** The earlier of two dates. */
export function earlierDate(a: CivilDate, b: CivilDate): CivilDate {
  return compareDates(a, b) <= 0 ? a : b;
}

/** Whole years completed on `date` by someone born on `birth`; born on 29 February, it turns on 1 March. */
export function ageOn(birth: CivilDate, date: CivilDate): number {
  const n = dateParts(birth);
  const d = dateParts(date);
  const hadBirthday = d.month > n.month || (d.month === n.month && d.day >= n.day);
  return d.year - n.year - (hadBirthday ? 0 : 1);
}

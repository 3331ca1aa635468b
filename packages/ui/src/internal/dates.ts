// The words of dates in the page's language. In Portuguese they are the domain's, to the letter; in any other one the
// browser's own. A civil day has no zone: it is told as midnight in UTC.
import {
  formatDateWithWeekday,
  formatInstant,
  MONTH_NAMES,
  weekdayName,
  type CivilDate,
  type Weekday,
} from '@apto/domain/time';

export const isPortuguese = (locale: string): boolean => locale.startsWith('pt');

const FORMATS = {
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  date: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' },
  month: { month: 'long', year: 'numeric', timeZone: 'UTC' },
  monthName: { month: 'long', timeZone: 'UTC' },
  weekday: { weekday: 'long', timeZone: 'UTC' },
  weekdayShort: { weekday: 'short', timeZone: 'UTC' },
  hour: { hour: '2-digit', minute: '2-digit', timeZone: 'America/Sao_Paulo' },
  instant: {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'America/Sao_Paulo',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const made = new Map<string, Intl.DateTimeFormat>();

/** A format of dates, made once. */
export function dateFormat(kind: keyof typeof FORMATS, locale: string): Intl.DateTimeFormat {
  const key = `${kind} ${locale}`;
  let format = made.get(key);
  if (!format) made.set(key, (format = new Intl.DateTimeFormat(locale, FORMATS[kind])));
  return format;
}

/** The instant that a civil day is told as. */
export const atMidnight = (date: CivilDate): Date => new Date(`${date}T00:00:00Z`);

/** A text that is no day is told as it came, as the domain does. */
function told(kind: keyof typeof FORMATS, date: CivilDate, locale: string): string {
  const day = atMidnight(date);
  return Number.isNaN(day.getTime()) ? date : dateFormat(kind, locale).format(day);
}

/** 'terça-feira, 24 de novembro de 2026', 'Tuesday, November 24, 2026'. */
export const fullDate = (date: CivilDate, locale: string): string =>
  isPortuguese(locale) ? formatDateWithWeekday(date) : told('full', date, locale);

/** '24/11/2026', '11/24/2026'. */
export const shortDate = (date: CivilDate, locale: string): string =>
  isPortuguese(locale) ? date.split('-').reverse().join('/') : told('short', date, locale);

/** The month of a day or a 'YYYY-MM': 'novembro de 2026', 'November 2026'. */
export function monthAndYear(month: string, locale: string): string {
  const [year = '', number = ''] = month.split('-');
  return isPortuguese(locale)
    ? `${MONTH_NAMES[Number(number) - 1] ?? ''} de ${Number(year)}`
    : told('month', `${year}-${number}-01`, locale);
}

/** The twelve months, January first. */
export const monthNames = (locale: string): readonly string[] =>
  isPortuguese(locale)
    ? MONTH_NAMES
    : MONTH_NAMES.map((_name, index) => dateFormat('monthName', locale).format(Date.UTC(2026, index)));

/** The days of a week as Brazil prints it: Sunday first. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly Weekday[];

/** 'segunda-feira' and 'seg', 'Monday' and 'Mon'. */
export function weekdayWords(
  day: Weekday,
  locale: string,
): { readonly long: string; readonly short: string } {
  if (isPortuguese(locale)) {
    const long = weekdayName(day);
    return { long, short: long.slice(0, 3) };
  }
  // The first of February 2026 is a Sunday.
  const date = `2026-02-0${day + 1}`;
  return { long: told('weekday', date, locale), short: told('weekdayShort', date, locale) };
}

/** '24/11/2026 14:32', '11/24/2026, 02:32 PM', in São Paulo. */
export const instantText = (iso: string, locale: string): string =>
  isPortuguese(locale) ? formatInstant(iso) : dateFormat('instant', locale).format(new Date(iso));

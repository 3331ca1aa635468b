import { weekdayOf, isCivilDate, buildDate, dateParts, type CivilDate, type Weekday } from './civil-date.ts';

/** The names of one weekday. */
export interface WeekdayNames {
  day: Weekday;
  /** 'SEG' … 'DOM' (doc2 §3). */
  abbreviation: string;
  /** 'segunda-feira' */
  name: string;
  /** 'às segundas-feiras', 'aos sábados': reads on after 'não atende'. */
  plural: string;
}

/** Indexed by {@link Weekday}: 0 = Sunday. */
export const WEEKDAY_NAMES: readonly WeekdayNames[] = [
  { day: 0, abbreviation: 'DOM', name: 'domingo', plural: 'aos domingos' },
  { day: 1, abbreviation: 'SEG', name: 'segunda-feira', plural: 'às segundas-feiras' },
  { day: 2, abbreviation: 'TER', name: 'terça-feira', plural: 'às terças-feiras' },
  { day: 3, abbreviation: 'QUA', name: 'quarta-feira', plural: 'às quartas-feiras' },
  { day: 4, abbreviation: 'QUI', name: 'quinta-feira', plural: 'às quintas-feiras' },
  { day: 5, abbreviation: 'SEX', name: 'sexta-feira', plural: 'às sextas-feiras' },
  { day: 6, abbreviation: 'SAB', name: 'sábado', plural: 'aos sábados' },
];

/** The week as it is shown, SEG to DOM (doc2 §3). */
export const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/** Month names, January first. */
export const MONTH_NAMES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;

function names(day: Weekday): WeekdayNames {
  const found = WEEKDAY_NAMES[day];
  if (!found) throw new RangeError(`${String(day)} não é um dia da semana: use de 0 (domingo) a 6 (sábado).`);
  return found;
}

/** 'segunda-feira' for 1. */
export function weekdayName(day: Weekday): string {
  return names(day).name;
}

/** 'SEG' for 1. */
export function weekdayAbbreviation(day: Weekday): string {
  return names(day).abbreviation;
}

/** 'sáb 05/12': a day of this year or the next as it fits on a button. */
export function formatShortDay(date: CivilDate): string {
  return `${weekdayName(weekdayOf(date)).slice(0, 3)} ${formatDate(date).slice(0, 5)}`;
}

/** 'janeiro' for 1. */
export function monthName(month: number): string {
  const name = MONTH_NAMES[month - 1];
  if (!name) throw new RangeError(`${month} não é um mês: use de 1 a 12.`);
  return name;
}

/** 'a', 'a e b', 'a, b e c'. */
export function formatList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} e ${items[items.length - 1]}`;
}

/** 'às segundas-feiras, às quartas-feiras e aos sábados', in the order of the week from Monday. */
export function formatWeekdays(days: readonly Weekday[]): string {
  const distinct = WEEK.filter((day) => days.includes(day));
  return formatList(distinct.map((day) => names(day).plural));
}

/** 'DD/MM/AAAA'. A missing date is shown as nothing, and a text that is no date as it came. */
export function formatDate(date: CivilDate | null | undefined): string {
  if (!date) return '';
  if (!isCivilDate(date)) return date;
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year}`;
}

/** 'DD/MM/AAAA às HH:mm': when somebody is expected; the day alone while it has no time, and nothing without a day. */
export const formatDayAndTime = (date: CivilDate | null, time: string | null | undefined): string =>
  date ? [formatDate(date), time].filter(Boolean).join(' às ') : '';

/** 'terça-feira, 24 de novembro de 2026': how a date is announced in full. */
export function formatDateWithWeekday(date: CivilDate | null | undefined): string {
  if (!date) return '';
  if (!isCivilDate(date)) return date;
  const { year, month, day } = dateParts(date);
  return `${weekdayName(weekdayOf(date))}, ${day} de ${monthName(month)} de ${year}`;
}

/**
 * Reads a date that a person typed or pasted: day first, with '/', '-', '.' or spaces ('1/2/26', '01-02-2026'),
 * eight or six digits in a row ('01022026'), or the wire's own `2026-02-01`. A year of two digits means 2000–2068
 * up to 68 and 1969–1999 above. Anything else, a day that does not exist included, is `null`.
 */
export function parseDate(text: string): CivilDate | null {
  const cleaned = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(cleaned);
  if (iso) return buildDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const found =
    /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4}|\d{2})$/.exec(cleaned) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(cleaned);
  if (!found) return null;
  const written = found[3] ?? '';
  const year = written.length === 4 ? Number(written) : fullYear(Number(written));
  return buildDate(year, Number(found[2]), Number(found[1]));
}

function fullYear(twoDigits: number): number {
  return twoDigits <= 68 ? 2000 + twoDigits : 1900 + twoDigits;
}

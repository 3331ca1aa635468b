import { weekdayOf, addDays, addMonthsToDate, type CivilDate } from '@apto/domain/time';
import { fullDate } from '../../../internal/dates.ts';
import type { Texts } from '../../../internal/texts.types.ts';
import type { texts as defaults } from './intl/pt-BR.ts';

/** Um mês, 'YYYY-MM'. */
export type Month = string;

/**
 * Rows of every month: always six, so that nothing jumps from one month to the next. What a month leaves free of them shows
 * the days beside it, so that no row is empty.
 */
export const WEEKS = 6;

/** The month of a day. */
export const monthOf = (date: CivilDate): Month => date.slice(0, 7);

/** The first day of a month. */
export const firstDay = (month: Month): CivilDate => `${month}-01`;

/** The last day of a month. */
export const lastDay = (month: Month): CivilDate => addDays(firstDay(addMonths(month, 1)), -1);

/** A month some months away. */
export const addMonths = (month: Month, months: number): Month =>
  monthOf(addMonthsToDate(firstDay(month), months));

/** Year and month as numbers, the month from 1. */
export function monthParts(month: Month): { year: number; number: number } {
  return { year: Number(month.slice(0, 4)), number: Number(month.slice(5, 7)) };
}

/** A month from its year and its number (from 1). */
export const monthFrom = (year: number, number: number): Month =>
  `${String(year).padStart(4, '0')}-${String(number).padStart(2, '0')}`;

/** Six weeks of seven days, Sunday first; days of the neighbouring months are null. */
export function weeksOfMonth(month: Month): (CivilDate | null)[][] {
  const before = weekdayOf(firstDay(month));
  const last = Number(lastDay(month).slice(8));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = week * 7 + column - before + 1;
      return day < 1 || day > last ? null : `${month}-${String(day).padStart(2, '0')}`;
    }),
  );
}

/** The Sunday with which a row of a month's six begins. */
export const firstOfWeek = (month: Month, week: number): CivilDate =>
  addDays(firstDay(month), week * 7 - weekdayOf(firstDay(month)));

/** Every month from the one to the other, both included. */
export function monthsBetween(start: Month, end: Month): Month[] {
  const months: Month[] = [];
  for (let month = start; month <= end && months.length < 240; month = addMonths(month, 1))
    months.push(month);
  return months;
}

/** The part of a key press that the grid reads. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
}

/**
 * Where a key takes the focus (WAI-ARIA date grid): arrows by day and week, Home and End within the week,
 * PageUp and PageDown by month, with Shift by year. Null for any other key.
 */
export function dayForKey(date: CivilDate, { key, shiftKey }: KeyPress): CivilDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekdayOf(date));
    case 'End':
      return addDays(date, 6 - weekdayOf(date));
    case 'PageUp':
      return addMonthsToDate(date, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonthsToDate(date, shiftKey ? 12 : 1);
    default:
      return null;
  }
}

/** Um intervalo de dias civis, com as duas pontas incluídas. */
export interface DateRange {
  /** O primeiro dia, YYYY-MM-DD. */
  readonly inicio: CivilDate;
  /** O último dia, YYYY-MM-DD. */
  readonly fim: CivilDate;
}

/** The interval between two days, in whichever order they were picked. */
export const ordered = (a: CivilDate, b: CivilDate): DateRange =>
  a <= b ? { inicio: a, fim: b } : { inicio: b, fim: a };

/** Um motivo pelo qual um dia não pode ser escolhido; `DayReason` do domínio é um. */
export interface DayReason {
  /** A regra que o dia quebra. */
  readonly code: string;
  /** O motivo em palavras, como é lido em voz alta. */
  readonly text: string;
}

/** How a day stands to the selection. */
export type RangePosition = 'single' | 'start' | 'middle' | 'end' | null;

/** Where a day lies in an interval. */
export function positionInRange(date: CivilDate, range: DateRange | null): RangePosition {
  if (!range || date < range.inicio || date > range.fim) return null;
  if (range.inicio === range.fim) return 'single';
  if (date === range.inicio) return 'start';
  return date === range.fim ? 'end' : 'middle';
}

/** What a screen reader hears for a day, before its reasons: its full date, then how it stands. */
export function nameWithState(
  date: string,
  state: { readonly today: boolean; readonly unavailable: boolean; readonly position: RangePosition },
  texts: Texts<typeof defaults>,
): string {
  let name = date;
  if (state.today) name += `, ${texts.isToday}`;
  if (state.position) name += `, ${texts.positions[state.position]}`;
  if (state.unavailable) name += `, ${texts.isUnavailable}`;
  return name;
}

/** The short text of a day's reasons, all of them; empty when it is free. */
export const reasonsText = (reasons: readonly DayReason[]): string =>
  reasons.map(({ text }) => text).join('. ');

/** What the grid knows of a day before anybody touches it. */
export interface Day {
  readonly date: CivilDate;
  /** 'terça-feira, 24 de novembro de 2026'. */
  readonly name: string;
  readonly isToday: boolean;
  readonly isHoliday: boolean;
  /** Which of the month's descriptions says why it cannot be chosen; null when it can. */
  readonly description: number | null;
}

/**
 * A month's days by week, with the texts that say why some are not free, each text once. While the month is not known
 * one sentence stands for all of its days.
 */
export function daysOfMonth(
  month: Month,
  today: CivilDate,
  reasonsOrPending: string | ((date: CivilDate) => readonly DayReason[]),
  locale: string,
): { readonly weeks: readonly (readonly (Day | null)[])[]; readonly descriptions: readonly string[] } {
  const descriptions: string[] = [];
  const describe = (text: string): number => {
    const known = descriptions.indexOf(text);
    return known === -1 ? descriptions.push(text) - 1 : known;
  };
  const weeks = weeksOfMonth(month).map((week) =>
    week.map((date): Day | null => {
      if (!date) return null;
      const reasons = typeof reasonsOrPending === 'string' ? null : reasonsOrPending(date);
      const text = reasons === null ? reasonsOrPending : reasonsText(reasons);
      return {
        date,
        name: fullDate(date, locale),
        isToday: date === today,
        isHoliday: reasons?.some(({ code }) => code.startsWith('FERIADO')) ?? false,
        description: typeof text === 'string' && text !== '' ? describe(text) : null,
      };
    }),
  );
  return { weeks, descriptions };
}

const LETTERS = { start: 'S', middle: 'M', end: 'E', single: 'O' } as const;

/** A week's positions as one string, a letter a day ('--SMME-'): equal weeks are equal strings. */
export function positionsOfWeek(week: readonly (Day | null)[], range: DateRange | null): string {
  if (!range) return NOT_SELECTED;
  let letters = '';
  for (const day of week) {
    const position = day && positionInRange(day.date, range);
    letters += position ? LETTERS[position] : '-';
  }
  return letters;
}

const NOT_SELECTED = '-------';

/** The months that are on screen once `foco` has to be: they move only when they must. */
export function firstVisibleMonth(first: Month, count: number, focused: CivilDate): Month {
  const month = monthOf(focused);
  if (month < first) return month;
  if (month > addMonths(first, count - 1)) return addMonths(month, 1 - count);
  return first;
}

/** How many years around today the year picker offers where the field has no end. */
const YEARS_AROUND = 5;

/** The years that the year picker offers, the shown month's among them. */
export function offeredYears(
  today: CivilDate,
  min?: CivilDate | null,
  max?: CivilDate | null,
  shown?: Month,
): number[] {
  const yearOf = (date: string): number => Number(date.slice(0, 4));
  const extra = shown ? [yearOf(shown)] : [];
  const from = Math.min(min ? yearOf(min) : yearOf(today) - YEARS_AROUND, ...extra);
  const to = Math.max(max ? yearOf(max) : yearOf(today) + YEARS_AROUND, ...extra);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** How many months lie between two, negative when the second comes first. */
export function monthsApart(from: Month, to: Month): number {
  const a = monthParts(from);
  const b = monthParts(to);
  return (b.year - a.year) * 12 + b.number - a.number;
}

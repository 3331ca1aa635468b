import { diaDaSemana, formatarDataComDia, somarDias, somarMeses, type DataCivil } from '@apto/domain';

/** A month, 'YYYY-MM'. */
export type Month = string;

/** One weekday of the grid's header; `indice` is 0 for Sunday. */
export interface HeaderDay {
  readonly index: number;
  readonly short: string;
  readonly long: string;
}

const SHORT_NAMES = ['D', 'S', 'T', 'Q', 'Q', 'S', 'S'] as const;
const LONG_NAMES = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const;

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

/** The week as Brazil prints it: Sunday first. */
export const WEEK_HEADER: readonly HeaderDay[] = LONG_NAMES.map((long, index) => ({
  index,
  long,
  short: SHORT_NAMES[index] ?? '',
}));

/** Rows of every month: always six, so that nothing jumps from one month to the next. */
export const WEEKS = 6;

/** The month of a day. */
export const monthOf = (data: DataCivil): Month => data.slice(0, 7);

/** The first day of a month. */
export const firstDay = (month: Month): DataCivil => `${month}-01`;

/** The last day of a month. */
export const lastDay = (month: Month): DataCivil => somarDias(firstDay(addMonths(month, 1)), -1);

/** A month some months away. */
export const addMonths = (month: Month, months: number): Month =>
  monthOf(somarMeses(firstDay(month), months));

/** Year and month as numbers, the month from 1. */
export function monthParts(month: Month): { year: number; number: number } {
  return { year: Number(month.slice(0, 4)), number: Number(month.slice(5, 7)) };
}

/** A month from its year and its number (from 1). */
export const monthFrom = (year: number, number: number): Month =>
  `${String(year).padStart(4, '0')}-${String(number).padStart(2, '0')}`;

/** 'novembro de 2026'. */
export function monthName(month: Month): string {
  const { year, number } = monthParts(month);
  return `${MONTH_NAMES[number - 1] ?? ''} de ${year}`;
}

/** Six weeks of seven days, Sunday first; days of the neighbouring months are null. */
export function weeksOfMonth(month: Month): (DataCivil | null)[][] {
  const first = firstDay(month);
  const inicio = somarDias(first, -diaDaSemana(first));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const data = somarDias(inicio, week * 7 + day);
      return monthOf(data) === month ? data : null;
    }),
  );
}

/** Every month from the one to the other, both included. */
export function monthsBetween(inicio: Month, fim: Month): Month[] {
  const months: Month[] = [];
  for (let month = inicio; month <= fim && months.length < 240; month = addMonths(month, 1))
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
export function dayForKey(data: DataCivil, { key, shiftKey }: KeyPress): DataCivil | null {
  switch (key) {
    case 'ArrowLeft':
      return somarDias(data, -1);
    case 'ArrowRight':
      return somarDias(data, 1);
    case 'ArrowUp':
      return somarDias(data, -7);
    case 'ArrowDown':
      return somarDias(data, 7);
    case 'Home':
      return somarDias(data, -diaDaSemana(data));
    case 'End':
      return somarDias(data, 6 - diaDaSemana(data));
    case 'PageUp':
      return somarMeses(data, shiftKey ? -12 : -1);
    case 'PageDown':
      return somarMeses(data, shiftKey ? 12 : 1);
    default:
      return null;
  }
}

/** An interval of civil days, both ends included. */
export interface DateRange {
  readonly inicio: DataCivil;
  readonly fim: DataCivil;
}

/** The interval between two days, in whichever order they were picked. */
export const ordered = (a: DataCivil, b: DataCivil): DateRange =>
  a <= b ? { inicio: a, fim: b } : { inicio: b, fim: a };

/** One reason why a day cannot be chosen; `MotivoDia` of the domain is one. */
export interface DayReason {
  readonly codigo: string;
  readonly texto: string;
}

/** How a day stands to the selection. */
export type RangePosition = 'single' | 'start' | 'middle' | 'end' | null;

/** Where a day lies in an interval. */
export function positionInRange(data: DataCivil, range: DateRange | null): RangePosition {
  if (!range || data < range.inicio || data > range.fim) return null;
  if (range.inicio === range.fim) return 'single';
  if (data === range.inicio) return 'start';
  return data === range.fim ? 'end' : 'middle';
}

/** What a screen reader hears for a day, before its reasons. */
export function dayName(
  data: DataCivil,
  status: { readonly today: boolean; readonly unavailable: boolean; readonly position: RangePosition },
): string {
  const parts = [formatarDataComDia(data)];
  if (status.today) parts.push('hoje');
  if (status.position === 'single') parts.push('selecionado');
  if (status.position === 'start') parts.push('início do período selecionado');
  if (status.position === 'end') parts.push('fim do período selecionado');
  if (status.position === 'middle') parts.push('no período selecionado');
  if (status.unavailable) parts.push('indisponível');
  return parts.join(', ');
}

/** The months that are on screen once `foco` has to be: they move only when they must. */
export function firstVisibleMonth(first: Month, count: number, focused: DataCivil): Month {
  const month = monthOf(focused);
  if (month < first) return month;
  if (month > addMonths(first, count - 1)) return addMonths(month, 1 - count);
  return first;
}

/** The years that the year picker offers. */
export function offeredYears(
  today: DataCivil,
  minimo?: DataCivil,
  maximo?: DataCivil,
  current?: Month,
): number[] {
  const yearOf = (data: string): number => Number(data.slice(0, 4));
  const extra = current ? [yearOf(current)] : [];
  const from = Math.min(minimo ? yearOf(minimo) : yearOf(today) - 5, ...extra);
  const until = Math.max(maximo ? yearOf(maximo) : yearOf(today) + 5, ...extra);
  return Array.from({ length: until - from + 1 }, (_, i) => from + i);
}

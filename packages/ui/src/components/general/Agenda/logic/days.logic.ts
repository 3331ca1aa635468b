import {
  addDays,
  addMonthsToDate,
  dateParts,
  datesBetween,
  monthName,
  weekdayOf,
  type CivilDate,
} from '@apto/domain/time';
import { atMidnight, dateFormat, fullDate, isPortuguese, monthAndYear } from '../../../../internal/dates.ts';
import type { AgendaView } from '../types.ts';

/** Os dias entre os quais uma visão mostra marcados, ambos incluídos. */
export interface AgendaRange {
  /** O primeiro dia, YYYY-MM-DD. */
  readonly start: CivilDate;
  /** O último dia, YYYY-MM-DD. */
  readonly end: CivilDate;
}

const WEEKS = 6;
const sundayOf = (date: CivilDate): CivilDate => addDays(date, -weekdayOf(date));

/**
 * Quais dias uma visão mostra quando está em uma data: o que carregar. Um mês tem seis semanas inteiras, a
 * partir de domingo.
 */
export function agendaRange(view: AgendaView, date: CivilDate): AgendaRange {
  if (view === 'week') {
    const start = sundayOf(date);
    return { start, end: addDays(start, 6) };
  }
  if (view === 'month') {
    const start = sundayOf(`${date.slice(0, 7)}-01`);
    return { start, end: addDays(start, WEEKS * 7 - 1) };
  }
  return { start: date, end: date };
}

/** The days of a view, in order. */
export const daysOfView = (view: AgendaView, date: CivilDate): CivilDate[] => {
  const { start, end } = agendaRange(view, date);
  return datesBetween(start, end);
};

/** The same view some periods on (back when negative): days, weeks or months. */
export function stepDate(view: AgendaView, date: CivilDate, periods: number): CivilDate {
  if (view === 'week') return addDays(date, periods * 7);
  return view === 'month' ? addMonthsToDate(date, periods) : addDays(date, periods);
}

/** '24 de novembro', with the year where it is asked for. */
const dayAndMonth = (date: CivilDate, withYear: boolean): string => {
  const { day, month, year } = dateParts(date);
  return `${day} de ${monthName(month)}${withYear ? ` de ${year}` : ''}`;
};

/** The heading: 'novembro de 2026', '22 a 28 de novembro de 2026', 'terça-feira, 24 de novembro de 2026'. */
export function titleOf(view: AgendaView, date: CivilDate, locale: string): string {
  if (view === 'month') return monthAndYear(date, locale);
  if (view !== 'week') return fullDate(date, locale);
  const { start, end } = agendaRange('week', date);
  if (!isPortuguese(locale))
    return dateFormat('date', locale).formatRange(atMidnight(start), atMidnight(end));
  const from = dateParts(start);
  const to = dateParts(end);
  if (from.year !== to.year) return `${dayAndMonth(start, true)} a ${dayAndMonth(end, true)}`;
  return from.month === to.month
    ? `${from.day} a ${dayAndMonth(end, true)}`
    : `${dayAndMonth(start, false)} a ${dayAndMonth(end, true)}`;
}

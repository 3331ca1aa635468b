import { weekdayOf, parseDate, addDays, type CivilDate } from '@apto/domain/time';
import {
  monthOf,
  ordered,
  firstDay,
  addMonths,
  lastDay,
  type DateRange,
} from '../../general/Calendar/Calendar.logic.ts';
import type { Draft } from '../DatePicker/draft.logic.ts';
import type { DateRangeTexts } from './intl/pt-BR.ts';

/** Um intervalo que se escolhe com um só toque. */
export interface RangePreset {
  /** Único na lista. */
  readonly id: string;
  /** O que o botão diz: 'Próxima semana'. */
  readonly label: string;
  /** O intervalo que ele escolhe. */
  readonly range: DateRange;
}

/** What the presets of a suggestion ask about the days. */
export interface FreeDays {
  readonly next: (date: CivilDate) => CivilDate | null;
  readonly reasons: (date: CivilDate) => readonly unknown[];
}

/**
 * What is offered for a suggestion of dates: from the first free day after today on. An end that falls on a day that
 * is not free moves back to one that is.
 */
export function suggestionPresets(
  today: CivilDate,
  { next, reasons }: FreeDays,
  texts: DateRangeTexts,
): RangePreset[] {
  const tomorrow = addDays(today, 1);
  const first = next(tomorrow) ?? tomorrow;
  const monday = addDays(today, (8 - weekdayOf(today)) % 7 || 7);
  const days = (n: number): DateRange => {
    let end = addDays(first, n - 1);
    while (end > first && reasons(end).length > 0) end = addDays(end, -1);
    return { inicio: first, fim: end };
  };
  return [
    { id: 'amanha', label: texts.tomorrow, range: { inicio: tomorrow, fim: tomorrow } },
    { id: '5-dias', label: texts.nextDays(5), range: days(5) },
    { id: '10-dias', label: texts.nextDays(10), range: days(10) },
    {
      id: 'proxima-semana',
      label: texts.nextWeek,
      range: { inicio: monday, fim: addDays(monday, 4) },
    },
  ];
}

/** What is offered for a filter: back from today. */
export function filterPresets(today: CivilDate, texts: DateRangeTexts): RangePreset[] {
  const month = monthOf(today);
  const last = addMonths(month, -1);
  return [
    { id: 'hoje', label: texts.today, range: { inicio: today, fim: today } },
    { id: '7-dias', label: texts.lastDays(7), range: { inicio: addDays(today, -6), fim: today } },
    { id: '30-dias', label: texts.lastDays(30), range: { inicio: addDays(today, -29), fim: today } },
    { id: 'este-mes', label: texts.thisMonth, range: { inicio: firstDay(month), fim: today } },
    {
      id: 'mes-passado',
      label: texts.lastMonth,
      range: { inicio: firstDay(last), fim: lastDay(last) },
    },
  ];
}

const ONE_DATE = /\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/g;

/** Two dates in one text, as spreadsheets and messages carry them: '01/02/2026 a 05/02/2026'. */
export function readRange(text: string): DateRange | null {
  const found = (text.match(ONE_DATE) ?? []).map(parseDate);
  const [a, b] = found;
  return found.length === 2 && a && b ? ordered(a, b) : null;
}

/**
 * What is left of two ends of which one was just written: where they stand the wrong way round only because the other
 * one is still that of the `anterior` range, it falls away and is asked for again. Both newly written are left as they
 * are, to be refused.
 */
export function withoutStaleEnd(next: Draft, written: keyof Draft, previous: DateRange | null): Draft {
  const other = written === 'inicio' ? 'fim' : 'inicio';
  const isReversed = next.inicio !== null && next.fim !== null && next.inicio > next.fim;
  return isReversed && previous?.[other] === next[other] ? { ...next, [other]: null } : next;
}

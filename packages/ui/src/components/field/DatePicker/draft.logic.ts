import { formatDate, type CivilDate } from '@apto/domain/time';
import type { DateRange } from '../../general/Calendar/Calendar.logic.ts';

/** What is written in the two inputs, each a whole date or none. */
export interface Draft {
  readonly inicio: CivilDate | null;
  readonly fim: CivilDate | null;
}

export const EMPTY_DRAFT: Draft = { inicio: null, fim: null };

/** The two ends once both are written, in the order they were written. */
export const complete = ({ inicio: start, fim: end }: Draft): DateRange | null =>
  start && end ? { inicio: start, fim: end } : null;

/** Whether two values are the same range. */
export const isSameRange = (a: DateRange | null, b: DateRange | null): boolean =>
  a?.inicio === b?.inicio && a?.fim === b?.fim;

/** '24/11/2026 a 27/11/2026', or the one day. */
export const rangeText = (
  { inicio: start, fim: end }: DateRange,
  texts: { readonly period: (start: string, end: string) => string },
): string => texts.period(formatDate(start), formatDate(end));

import { formatarData, type DataCivil } from '@apto/domain';
import type { DateRange } from '../Calendar/Calendar.logic.ts';

/** What is written in the two inputs, each a whole date or none. */
export interface Draft {
  readonly inicio: DataCivil | null;
  readonly fim: DataCivil | null;
}

export const EMPTY_DRAFT: Draft = { inicio: null, fim: null };

/** The two ends once both are written, in the order they were written. */
export const complete = ({ inicio, fim }: Draft): DateRange | null =>
  inicio && fim ? { inicio, fim } : null;

/** Whether two values are the same range. */
export const isSameRange = (a: DateRange | null, b: DateRange | null): boolean =>
  a?.inicio === b?.inicio && a?.fim === b?.fim;

/** '24/11/2026 a 27/11/2026', or the one day. */
export const rangeText = (
  { inicio, fim }: DateRange,
  texts: { readonly period: (inicio: string, fim: string) => string },
): string => texts.period(formatarData(inicio), formatarData(fim));

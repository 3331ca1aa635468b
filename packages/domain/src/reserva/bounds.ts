import { maxUnservedDate } from '../agendas/index.ts';
import { servedDays } from '../atendimento/index.ts';
import { addServedDays } from '../feriados/index.ts';
import { compareDates, type CivilDate, type Weekday } from '../time/index.ts';
import { isRowComplete, type ReservaRow } from './row.ts';

/** First and last day of a row; a first after the last means that no day fits. */
export interface DateBounds {
  /** The first day. */
  readonly min: CivilDate | null;
  /** The last day. */
  readonly max: CivilDate | null;
}

const WORKING_WEEK: readonly Weekday[] = [1, 2, 3, 4, 5];

/** The row that another waits for, as its index: the one before it, while that lacks date or time (doc2 §2.8). */
export function lockedBy(rows: readonly ReservaRow[], index: number): number | null {
  // A row waits for the one before it, and that one for its own: the first gap is what is missing.
  const gap = rows.slice(0, index).findIndex((row) => !isRowComplete(row));
  return gap === -1 ? null : gap;
}

/**
 * Between which days a row's date lies (doc2 §2.8, §5): the first row in the suggested range; a later one from the first
 * row's date plus its notice, in weekdays that the clinic serves; one that the clinic does not serve not after the last
 * served exam.
 */
export function boundsOf(rows: readonly ReservaRow[], index: number, range: DateBounds): DateBounds {
  const [first, row] = [rows[0], rows[index]];
  if (!first || !row || index === 0) return range;
  const served = row.openingHours ? servedDays(row.openingHours) : WORKING_WEEK;
  const earliest = first.data === null ? range.min : addServedDays(first.data, row.antecedencia, served);
  const latest =
    row.isServed || range.max === null
      ? range.max
      : maxUnservedDate(
          rows.filter((each) => each.isServed).map((each) => each.data),
          range.max,
        );
  return { min: earliest ?? range.min, max: latest };
}

/** Whether no day at all fits between two ends. */
export const isImpossible = ({ min, max }: DateBounds): boolean =>
  min !== null && max !== null && compareDates(min, max) > 0;

import { maxUnservedDate, type Faixa } from '@apto/domain/agendas';
import { servedDays } from '@apto/domain/atendimento';
import { addServedDays } from '@apto/domain/feriados';
import { compareDates, formatDateWithWeekday, type CivilDate, type Weekday } from '@apto/domain/time';
import { isRowComplete, type ScheduleRow } from '../TimeSlotRow/TimeSlotRow.logic.ts';
import { texts } from './intl/pt-BR.ts';

/** First and last day of a row; a first after the last means that no day fits. */
export interface DateBounds {
  /** The first day. */
  readonly min: CivilDate | null;
  /** The last day. */
  readonly max: CivilDate | null;
}

const WORKING_WEEK: readonly Weekday[] = [1, 2, 3, 4, 5];

/** The row that another waits for, as its index: the one before it, while that lacks date or time (doc2 §2.8). */
export function lockedBy(rows: readonly ScheduleRow[], index: number): number | null {
  // A row waits for the one before it, and that one for its own: the first gap is what is missing.
  const gap = rows.slice(0, index).findIndex((row) => !isRowComplete(row));
  return gap === -1 ? null : gap;
}

/**
 * Between which days a row's date lies (doc2 §2.8, §5): the first row in the suggested range; a later one from the first
 * row's date plus its notice, in weekdays that the clinic serves; one that the clinic does not serve not after the last
 * served exam.
 */
export function boundsOf(rows: readonly ScheduleRow[], index: number, range: DateBounds): DateBounds {
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

/** Whether two lists of rows stand for the same choices, whatever objects they are. */
export const isSameChoice = (a: readonly ScheduleRow[], b: readonly ScheduleRow[]): boolean =>
  a.length === b.length &&
  a.every((row, index) => {
    const other = b[index];
    return (
      other !== undefined &&
      row.id === other.id &&
      row.prestador?.id === other.prestador?.id &&
      row.data === other.data &&
      row.particular === other.particular &&
      row.faixa?.horarioChegada === other.faixa?.horarioChegada &&
      row.faixa?.horarioSaida === other.faixa?.horarioSaida
    );
  });

const cleared = (row: ScheduleRow): ScheduleRow =>
  row.data === null && row.faixa === null ? row : { ...row, data: null, faixa: null };

/**
 * A change of one row's date or time clears date and time of all later rows and, when the clinic serves it, of the exams
 * that it does not serve (doc2 §2.8).
 */
function changed(rows: readonly ScheduleRow[], index: number, next: ScheduleRow): ScheduleRow[] {
  return rows.map((row, each) => {
    if (each === index) return next;
    return each > index || (next.isServed && !row.isServed) ? cleared(row) : row;
  });
}

/** The rows after a date was chosen or cleared: a new date resets the time. */
export function rowsWithDate(
  rows: readonly ScheduleRow[],
  index: number,
  date: CivilDate | null,
): ScheduleRow[] {
  const row = rows[index];
  return !row || row.data === date ? [...rows] : changed(rows, index, { ...row, data: date, faixa: null });
}

/** The rows after a slot was chosen. */
export function rowsWithSlot(
  rows: readonly ScheduleRow[],
  index: number,
  faixa: Faixa | null,
): ScheduleRow[] {
  const row = rows[index];
  return row ? changed(rows, index, { ...row, faixa }) : [...rows];
}

/** The rows after 'Particular' was pressed: a private exam has no slot. */
export function rowsWithPrivate(
  rows: readonly ScheduleRow[],
  index: number,
  particular: boolean,
): ScheduleRow[] {
  const row = rows[index];
  return row ? changed(rows, index, { ...row, particular, faixa: null }) : [...rows];
}

/** The rows after another clinic was chosen for one: its date and time begin anew (doc2 §4). */
export function rowsWithProvider(
  rows: readonly ScheduleRow[],
  index: number,
  chosen: Pick<ScheduleRow, 'prestador' | 'openingHours'>,
): ScheduleRow[] {
  const row = rows[index];
  return row ? changed(rows, index, { ...row, ...chosen, data: null, faixa: null }) : [...rows];
}

/** Where the focus goes when something is missing: the first row that is not complete, and which of its fields. */
export function firstMissing(rows: readonly ScheduleRow[]): { index: number; field: 'date' | 'time' } | null {
  const index = rows.findIndex((row) => !isRowComplete(row));
  const row = rows[index];
  return row ? { index, field: row.data === null ? 'date' : 'time' } : null;
}

/** What is announced after a choice: clinic, full date, time, and how many exams are settled. */
export function choiceSentence(rows: readonly ScheduleRow[], index: number): string {
  const row = rows[index];
  const done = rows.filter(isRowComplete).length;
  const progress = texts.progress(done, rows.length);
  if (!row?.data || !row.faixa) return progress;
  const chosen = texts.chosen(
    row.prestador?.name ?? '',
    formatDateWithWeekday(row.data),
    row.faixa.horarioChegada,
  );
  return `${chosen} ${progress}`;
}

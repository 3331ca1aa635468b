import type { Texts } from '../../../internal/texts.types.ts';
import { fullDate } from '../../../internal/dates.ts';
import { isRowComplete, type ScheduleRow } from '../TimeSlotRow/TimeSlotRow.logic.ts';
import type { texts as defaults } from './intl/pt-BR.ts';

// The rules are the domain's: the server asks them again before it books.
export {
  boundsOf,
  firstMissing,
  isImpossible,
  isSameChoice,
  lockedBy,
  rowsWithDate,
  rowsWithPrivate,
  rowsWithProvider,
  rowsWithSlot,
  shortfallOf,
  type DateBounds,
  type MissingPart,
} from '@apto/domain/reserva';

/** How many exams have their day and time, and how many there are: a row holds all that are done together. */
export function examsDone(rows: readonly ScheduleRow[]): [done: number, total: number] {
  const count = (some: readonly ScheduleRow[]): number =>
    some.reduce((sum, { procedimentos }) => sum + procedimentos.length, 0);
  return [count(rows.filter(isRowComplete)), count(rows)];
}

/** What is announced after a choice: clinic, full date, time, and how many exams are settled. */
export function choiceSentence(
  rows: readonly ScheduleRow[],
  index: number,
  texts: Texts<typeof defaults>,
  locale: string,
): string {
  const row = rows[index];
  const progress = texts.progress(...examsDone(rows));
  if (!row?.data || !row.faixa) return progress;
  const chosen = texts.chosen(
    row.prestador?.name ?? '',
    fullDate(row.data, locale),
    row.faixa.horarioChegada,
  );
  return `${chosen} ${progress}`;
}

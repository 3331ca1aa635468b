import { formatDateWithWeekday } from '@apto/domain/time';
import { isRowComplete, type ScheduleRow } from '../TimeSlotRow/TimeSlotRow.logic.ts';
import { texts } from './intl/pt-BR.ts';

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
  shortfallMessage,
  shortfallOf,
  type DateBounds,
} from '@apto/domain/reserva';

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

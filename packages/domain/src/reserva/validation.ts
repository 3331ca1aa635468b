import { validateFaixaSequence } from '../agendas/index.ts';
import { MESSAGE } from '../messages/index.ts';
import { compareDates } from '../time/index.ts';
import { boundsOf, shortfallMessage, shortfallOf, type DateBounds } from './bounds.ts';
import { isRowComplete, type ReservaRow } from './row.ts';

export type ReservaFailureCode = 'INCOMPLETE' | 'OUT_OF_DAYS' | 'OUT_OF_ORDER';

/** A row that does not stand. */
export interface ReservaFailure {
  /** Row, 0 first. */
  readonly index: number;
  readonly codigo: ReservaFailureCode;
  readonly mensagem: string;
}

const OUT_OF_DAYS_MESSAGE = 'A data está fora dos dias em que este exame pode ser feito.';
const COVERAGE_MESSAGE = 'Cada exame do pedido deve ter o seu horário, uma vez só.';

/**
 * Why these rows cannot be booked, the first row first; empty when they can (doc2 §2.8, §5 'Schedule step'). Each row is
 * complete, its day lies between its bounds, and its slot fits the rows above. The slots themselves are the database's
 * to grant.
 * @param range the suggested days
 */
export function validateReserva(rows: readonly ReservaRow[], range: DateBounds): ReservaFailure[] {
  const failures: ReservaFailure[] = [];
  rows.forEach((row, index) => {
    const complete = isRowComplete(row) && (!row.isServed || !row.particular) && slotIsOnItsDay(row);
    if (!complete) failures.push({ index, codigo: 'INCOMPLETE', mensagem: MESSAGE.FILL_IN_CORRECTLY });
    else if (!isWithin(row, boundsOf(rows, index, range))) {
      const lacking = shortfallOf(rows, index, range);
      const message = lacking ? shortfallMessage(lacking) : OUT_OF_DAYS_MESSAGE;
      failures.push({ index, codigo: 'OUT_OF_DAYS', mensagem: message });
    }
  });
  for (const { index, mensagem: message } of validateFaixaSequence(rows.map((row) => row.faixa))) {
    if (!failures.some((f) => f.index === index))
      failures.push({ index, codigo: 'OUT_OF_ORDER', mensagem: message });
  }
  return failures.sort((a, b) => a.index - b.index);
}

const slotIsOnItsDay = (row: ReservaRow): boolean => row.particular || row.faixa?.data === row.data;

const isWithin = ({ data: date }: ReservaRow, { min, max }: DateBounds): boolean =>
  date !== null &&
  (min === null || compareDates(date, min) >= 0) &&
  (max === null || compareDates(date, max) <= 0);

/** What is wrong with the exams that rows cover, or null: all that the appointment has, each once. */
export function coverageFailure(
  rows: readonly { readonly examesIds: readonly number[] }[],
  exames: readonly number[],
): string | null {
  const covered = rows.flatMap(({ examesIds }) => examesIds);
  const isWhole =
    covered.length === exames.length &&
    new Set(covered).size === covered.length &&
    exames.every((id) => covered.includes(id)) &&
    rows.every(({ examesIds }) => examesIds.length > 0);
  return isWhole ? null : COVERAGE_MESSAGE;
}

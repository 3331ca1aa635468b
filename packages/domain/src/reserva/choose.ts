import type { Faixa } from '../agendas/index.ts';
import type { CivilDate } from '../time/index.ts';
import { isRowComplete, type ReservaRow } from './row.ts';

/** Whether two lists of rows stand for the same choices, whatever objects they are. */
export const isSameChoice = (a: readonly ReservaRow[], b: readonly ReservaRow[]): boolean =>
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

const cleared = (row: ReservaRow): ReservaRow =>
  row.data === null && row.faixa === null ? row : { ...row, data: null, faixa: null };

/**
 * A change of one row's date or time clears date and time of all later rows and, when the clinic serves it, of the exams
 * that it does not serve (doc2 §2.8).
 */
function changed(rows: readonly ReservaRow[], index: number, next: ReservaRow): ReservaRow[] {
  return rows.map((row, each) => {
    if (each === index) return next;
    return each > index || (next.isServed && !row.isServed) ? cleared(row) : row;
  });
}

/** As linhas depois que uma data foi escolhida ou limpa: uma data nova limpa a hora. */
export function rowsWithDate(
  rows: readonly ReservaRow[],
  index: number,
  date: CivilDate | null,
): ReservaRow[] {
  const row = rows[index];
  return !row || row.data === date ? [...rows] : changed(rows, index, { ...row, data: date, faixa: null });
}

/** As linhas depois que um horário foi escolhido. */
export function rowsWithSlot(rows: readonly ReservaRow[], index: number, faixa: Faixa | null): ReservaRow[] {
  const row = rows[index];
  return row ? changed(rows, index, { ...row, faixa }) : [...rows];
}

/** As linhas depois que 'Particular' foi pressionado: um exame particular não tem horário. */
export function rowsWithPrivate(
  rows: readonly ReservaRow[],
  index: number,
  particular: boolean,
): ReservaRow[] {
  const row = rows[index];
  return row ? changed(rows, index, { ...row, particular, faixa: null }) : [...rows];
}

/** As linhas depois que outra clínica foi escolhida para uma: a data e a hora dela recomeçam (doc2 §4). */
export function rowsWithProvider(
  rows: readonly ReservaRow[],
  index: number,
  chosen: Pick<ReservaRow, 'prestador' | 'openingHours'> & Partial<Pick<ReservaRow, 'antecedencia'>>,
): ReservaRow[] {
  const row = rows[index];
  return row ? changed(rows, index, { ...row, ...chosen, data: null, faixa: null }) : [...rows];
}

/** O que falta primeiro a uma linha: a clínica, que um exame particular não tem, depois o dia e a hora dela (doc2 §5). */
export type MissingPart = 'provider' | 'date' | 'time';

/** Where the focus goes when something is missing: the first row that is not complete, and which of its fields. */
export function firstMissing(rows: readonly ReservaRow[]): { index: number; field: MissingPart } | null {
  const index = rows.findIndex((row) => !isRowComplete(row));
  const row = rows[index];
  if (!row) return null;
  if (row.prestador === null && !row.particular) return { index, field: 'provider' };
  return { index, field: row.data === null ? 'date' : 'time' };
}

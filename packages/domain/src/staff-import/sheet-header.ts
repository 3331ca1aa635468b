import {
  REQUIRED_COLUMNS,
  SPREADSHEET_COLUMNS,
  STAFF_COLUMNS,
  UNIQUE_COLUMNS,
  UNMISSED_COLUMNS,
  type ColumnId,
} from './columns.ts';
import { normalizeHeader, headerRank, recognizeHeader } from './headers.ts';
import { cellText } from './cells.ts';
import type { SheetCell, RecognizedColumn, ImportProblem } from './types.ts';

/** How far down the headers are looked for: titles and logos often stand above them. */
const ROWS_UP_TO_HEADER = 20;

/** The row of headers, as it was understood. */
export interface SheetHeader {
  /** Position in the list of rows, from 0. */
  readonly position: number;
  readonly columns: readonly RecognizedColumn[];
  readonly repeated: readonly RecognizedColumn[];
  readonly ignored: readonly string[];
}

function readHeader(row: readonly SheetCell[], position: number): SheetHeader {
  const columns = new Map<ColumnId, RecognizedColumn>();
  const repeated: RecognizedColumn[] = [];
  const ignored: string[] = [];
  row.forEach((cell, index) => {
    const header = cellText(cell);
    if (header === '') return;
    const column = typeof cell === 'string' ? recognizeHeader(header) : null;
    if (!column) {
      ignored.push(header);
      return;
    }
    const newOne = { column, index, header };
    const another = columns.get(column);
    const best = !another || headerRank(column, header) < headerRank(column, another.header);
    if (best) columns.set(column, newOne);
    if (another) repeated.push(best ? another : newOne);
  });
  return { position, columns: [...columns.values()], repeated, ignored };
}

/** The row, among the first ones, in which most columns are recognised; the first of equals. */
export function findHeader(rows: readonly (readonly SheetCell[])[]): SheetHeader | null {
  let best: SheetHeader | null = null;
  for (const [position, row] of rows.slice(0, ROWS_UP_TO_HEADER).entries()) {
    const candidate = readHeader(row, position);
    if (candidate.columns.length > (best?.columns.length ?? 0)) best = candidate;
  }
  return best;
}

/** Printed sheets repeat their headers at every page. */
export const repeatsHeader = (row: readonly SheetCell[], { columns }: SheetHeader): boolean =>
  columns.every(({ index, header }) => cellText(row[index]) === header);

/** Two columns of one meaning: a fault where only one may be, or where both have the same header. */
function repeatedColumnProblem(r: RecognizedColumn, header: SheetHeader): ImportProblem {
  const usedHeader = header.columns.find((c) => c.column === r.column)?.header ?? '';
  const isSame = normalizeHeader(usedHeader) === normalizeHeader(r.header);
  const grave = isSame || UNIQUE_COLUMNS.includes(r.column);
  const name = STAFF_COLUMNS[r.column].label;
  return {
    row: header.position + 1,
    column: r.header,
    value: r.header,
    message: grave
      ? `Coluna repetida: '${usedHeader}' e '${r.header}' significam ${name}`
      : `Coluna '${r.header}' não usada: '${usedHeader}' já significa ${name}`,
    severity: grave ? 'error' : 'warning',
  };
}

/** What is wrong with the headers: columns that are missing or come twice. */
export function headerProblems(header: SheetHeader): ImportProblem[] {
  const row = header.position + 1;
  const missingColumns = SPREADSHEET_COLUMNS.filter(
    (column) => !UNMISSED_COLUMNS.includes(column) && !header.columns.some((c) => c.column === column),
  );
  return [
    ...header.repeated.map((r) => repeatedColumnProblem(r, header)),
    ...missingColumns.map((column): ImportProblem => ({
      row,
      column: STAFF_COLUMNS[column].label,
      value: '',
      message: `Coluna ${STAFF_COLUMNS[column].label} não encontrada`,
      severity: REQUIRED_COLUMNS.includes(column) ? 'error' : 'warning',
    })),
  ];
}

import { cellText, normalizeHeader, type SheetCell } from '../staff-import/index.ts';
import { escapeFormula } from '../spreadsheet/index.ts';
import type { CivilDate } from '../time/index.ts';
import type { ImportColumn, ImportDeclaration, ImportRow } from './declaration.ts';
import { EXAMPLE_ROW } from './texts.ts';

/** How good a source a header is for a column; lower is better, -1 is none. */
const rankOf = ({ synonyms }: ImportColumn, header: string): number =>
  synonyms.indexOf(normalizeHeader(header));

/** How far down the headers are looked for: titles and logos often stand above them. */
const ROWS_UP_TO_HEADER = 20;

/** What the file's columns were taken for. */
export interface ColumnGuess {
  /** Row of the headers as a person counts it, from 1. */
  readonly headerRow: number;
  readonly headers: readonly string[];
  /** For each column of the file the column that it is, or null. */
  readonly columns: readonly (string | null)[];
}

function guessRow(
  { columns }: ImportDeclaration,
  cells: readonly SheetCell[],
  remembered: ReadonlyMap<string, string>,
): (string | null)[] {
  const best = new Map<string, { index: number; rank: number }>();
  cells.forEach((cell, index) => {
    const header = typeof cell === 'string' ? cellText(cell) : '';
    if (header === '') return;
    const kept = remembered.get(normalizeHeader(header));
    for (const each of columns) {
      // What the company chose for this header before goes before what it seems to mean.
      const rank = kept === undefined ? rankOf(each, header) : kept === each.id ? -1 : Infinity;
      if (kept === undefined ? rank < 0 : rank === Infinity) continue;
      const another = best.get(each.id);
      if (!another || rank < another.rank) best.set(each.id, { index, rank });
    }
  });
  const found = Array.from<string | null>({ length: cells.length }).fill(null);
  for (const [id, { index }] of best) found[index] ??= id;
  return found;
}

/**
 * Which row holds the headers, and what each column is: the row in which most are recognised, else the first that is not
 * empty.
 * @param remembered columns by header, as the company chose them before; `headerKey` makes the keys
 */
export function guessColumns(
  declaration: ImportDeclaration,
  rows: readonly (readonly SheetCell[])[],
  remembered: ReadonlyMap<string, string> = new Map(),
): ColumnGuess {
  let position = Math.max(
    0,
    rows.findIndex((cells) => cells.some((cell) => cellText(cell) !== '')),
  );
  let columns = guessRow(declaration, rows[position] ?? [], remembered);
  const known = (list: readonly unknown[]): number => list.filter((id) => id !== null).length;
  rows.slice(0, ROWS_UP_TO_HEADER).forEach((cells, index) => {
    const candidate = guessRow(declaration, cells, remembered);
    if (known(candidate) <= known(columns)) return;
    columns = candidate;
    position = index;
  });
  return { headerRow: position + 1, headers: (rows[position] ?? []).map(cellText), columns };
}

/** What a choice of a column is remembered by. */
export const headerKey = normalizeHeader;

/** Why the columns cannot be taken as chosen: one that is missing, or chosen twice. Empty: they can. */
export function columnProblems(
  { columns }: ImportDeclaration,
  chosen: readonly (string | null)[],
): readonly string[] {
  return columns.flatMap(({ id, label, isRequired }) => {
    const times = chosen.filter((each) => each === id).length;
    if (times > 1) return [`Duas colunas foram escolhidas para ${label}. Deixe uma.`];
    return isRequired && times === 0 ? [`Escolha a coluna de ${label}.`] : [];
  });
}

/** Reads one row with the columns as chosen. */
export function readImportRow(
  declaration: ImportDeclaration,
  row: number,
  cells: readonly SheetCell[],
  chosen: readonly (string | null)[],
  today: CivilDate,
): ImportRow {
  const at = new Map(chosen.flatMap((id, index): [string, number][] => (id === null ? [] : [[id, index]])));
  const cellOf = (id: string): SheetCell => {
    const index = at.get(id);
    return index === undefined ? null : cells[index];
  };
  const read = declaration.read(row, cellOf, new Set(at.keys()), today);
  if (!isExampleRow(declaration, cells, chosen)) return read;
  const column = declaration.keyColumns[0] ?? '';
  return {
    ...read,
    problems: [...read.problems, { coluna: column, mensagem: EXAMPLE_ROW, tipo: 'AVISO' }],
  };
}

/** Whether a row is what the model shows: every column of it, and the same in each. */
export const isExampleRow = (
  { columns }: ImportDeclaration,
  cells: readonly SheetCell[],
  chosen: readonly (string | null)[],
): boolean =>
  columns.every(({ id, example }) => {
    const index = chosen.indexOf(id);
    const text = cellText(cells[index]);
    return index >= 0 && (text === example || text === escapeFormula(example));
  });

/** With fewer columns the example may well be somebody's own: a department called 'Produção'. */
const COLUMNS_OF_NOBODY = 5;

/** Whether the model's example is nobody's record, and so is no row of a sheet that has others. */
export const leavesExampleOut = ({ columns }: ImportDeclaration): boolean =>
  columns.length >= COLUMNS_OF_NOBODY;

/** Whether a row is an example that was left standing above what was filled in. */
export const isExampleLeftOut: typeof isExampleRow = (declaration, cells, chosen) =>
  leavesExampleOut(declaration) && isExampleRow(declaration, cells, chosen);

/** Printed sheets repeat their headers at every page. */
export const repeatsHeaders = (cells: readonly SheetCell[], headers: readonly string[]): boolean =>
  headers.some((header) => header !== '') &&
  headers.every((header, index) => cellText(cells[index]) === header);

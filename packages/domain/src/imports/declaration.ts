import { readTextCell, type CellReading, type SheetCell } from '../staff-import/index.ts';
import { plainText } from '../text/index.ts';
import type { CivilDate } from '../time/index.ts';
import type { ImportKind } from './states.ts';

/** One column that a kind of import knows. */
export interface ImportColumn {
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
  /** Headers that mean it, without accents and small words; the better source first. */
  readonly synonyms: readonly string[];
  /** A sheet may lack it where its rows change records; a new record needs it. */
  readonly isNeededByNew?: boolean;
  /** What the model sheet shows. */
  readonly example: string;
}

/** What a row says, by column; null is an empty cell. */
export type ImportValues = Readonly<Record<string, string | number | null>>;

/** One thing that is wrong with a cell, or that was read and let pass. */
export interface CellProblem {
  readonly coluna: string;
  readonly mensagem: string;
  readonly tipo: 'ERRO' | 'AVISO';
}

/** A row read: what it says, what is wrong, and by what it is one with another row or with a record. */
export interface ImportRow {
  readonly values: ImportValues;
  readonly key: string | null;
  readonly problems: readonly CellProblem[];
}

type ReadRow = (
  row: number,
  cellOf: (column: string) => SheetCell,
  mapped: ReadonlySet<string>,
  today: CivilDate,
) => ImportRow;

/** One kind of import. */
export interface ImportDeclaration {
  readonly kind: ImportKind;
  /** 'Funcionários'. */
  readonly title: string;
  /** One of them and many, in sentences. */
  readonly one: string;
  readonly many: string;
  readonly columns: readonly ImportColumn[];
  /** What rows must not repeat, in words and by its columns: 'CPF'. */
  readonly keyName: string;
  readonly keyColumns: readonly string[];
  /** The registry whose declaration it was made of, and whose permissions it takes. */
  readonly registry?: string;
  /** Columns that a sheet may lack and that the record's own form requires: who is new without them is told of. */
  readonly wanted?: readonly string[];
  readonly read: ReadRow;
}

interface Reader extends ImportColumn {
  readonly read: (cell: SheetCell) => CellReading<string | number | null>;
}

/** A column of such a kind. */
export const column = (
  id: string,
  label: string,
  example: string,
  synonyms: readonly string[],
  rest: Partial<Pick<Reader, 'read' | 'isRequired'>> = {},
): Reader => ({ id, label, example, synonyms, isRequired: false, read: readTextCell, ...rest });
export const required = { isRequired: true } as const;

/** A kind whose rows are read cell by cell. */
export function declare({
  readers,
  ...rest
}: Omit<ImportDeclaration, 'columns' | 'read'> & { readers: readonly Reader[] }): ImportDeclaration {
  const read: ReadRow = (_row, cellOf, mapped) => {
    const values: Record<string, string | number | null> = {};
    const problems: CellProblem[] = [];
    for (const { id, label, isRequired, read: readCell } of readers) {
      const reading: CellReading<string | number | null> = mapped.has(id)
        ? readCell(cellOf(id))
        : { value: null };
      values[id] = reading.value;
      if ('error' in reading) problems.push({ coluna: id, mensagem: reading.error, tipo: 'ERRO' });
      else if (isRequired && reading.value === null)
        problems.push({ coluna: id, mensagem: `${label} não preenchido`, tipo: 'ERRO' });
    }
    const parts = rest.keyColumns.map((id) => values[id]);
    const key = parts.some((part) => part === null || part === undefined)
      ? null
      : parts.map((part) => plainText(String(part))).join(' / ');
    return { values, key, problems };
  };
  return { ...rest, columns: readers.map(({ read: _read, ...shown }) => shown), read };
}

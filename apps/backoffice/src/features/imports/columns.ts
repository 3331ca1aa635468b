import type { ImportRow } from '@apto/api-client';
import { importOf, type ImportColumn } from '@apto/domain/imports';
import type { DataTableColumn } from '@apto/ui';
import type { StepProps } from './frame.ts';

/** The columns of the sheet that were taken in, in the order of the kind's declaration. */
const takenColumns = ({ tipo: kind, colunas: taken }: StepProps['found']): readonly ImportColumn[] =>
  importOf(kind).columns.filter(({ id }) => taken.includes(id));

/**
 * Where a row stands in the sheet. It heads the row's card, where no header says what the number is: there it is a
 * sentence, with whose row it is.
 */
export function lineColumn(found: StepProps['found']): DataTableColumn<ImportRow> {
  const [names] = takenColumns(found);
  return {
    id: 'linha',
    header: 'Linha',
    isRowHeader: true,
    isNumeric: true,
    width: 72,
    cell: (row) => row.linha,
    cardTitle: (row) =>
      [`Linha ${row.linha}`, names ? row.celulas[names.id]?.trim() : ''].filter(Boolean).join(' · '),
    exportValue: (row) => row.linha,
  };
}

/** The columns that show what the sheet says, one for each that was taken in. */
export const sheetColumns = (
  found: StepProps['found'],
  create: (column: ImportColumn, at: number) => Partial<DataTableColumn<ImportRow>>,
): DataTableColumn<ImportRow>[] =>
  takenColumns(found).map((column, at) => ({
    id: column.id,
    header: column.label,
    isGrow: true,
    cell: ({ celulas }) => celulas[column.id] ?? '',
    ...create(column, at),
  }));

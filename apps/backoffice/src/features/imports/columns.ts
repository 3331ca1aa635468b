import type { ImportRow } from '@apto/api-client';
import { importOf, type ImportColumn } from '@apto/domain/imports';
import type { DataTableColumn } from '@apto/ui';
import type { StepProps } from './frame.ts';

/** Where a row stands in the sheet. */
export const LINE_COLUMN: DataTableColumn<ImportRow> = {
  id: 'linha',
  header: 'Linha',
  isRowHeader: true,
  isNumeric: true,
  width: 72,
  cell: (row) => row.linha,
};

/** The columns of the sheet that were taken in, in the order of the kind's declaration. */
export const sheetColumns = (
  { tipo: kind, colunas: taken }: StepProps['found'],
  create: (column: ImportColumn, at: number) => Partial<DataTableColumn<ImportRow>>,
): DataTableColumn<ImportRow>[] =>
  importOf(kind)
    .columns.filter(({ id }) => taken.includes(id))
    .map((column, at) => ({
      id: column.id,
      header: column.label,
      isGrow: true,
      cell: ({ celulas }) => celulas[column.id] ?? '',
      ...create(column, at),
    }));

import type { CSSProperties } from 'react';
import { cx } from '../../../../internal/cx.ts';
import type { ColumnPlace } from './layout.ts';
import type { DataTableColumn } from '../ground/types.ts';
import * as css from '../ground/DataTable.css.ts';

/** A column with the attributes that its cell has in every row, made once for all of them. */
export interface CellSpec<Row> {
  readonly column: DataTableColumn<Row>;
  readonly attributes: {
    className: string;
    style?: CSSProperties;
    'data-align'?: string;
    'data-numeric'?: true;
    'data-label'?: string;
    'data-card'?: string;
  };
}

/** The cells of a row. In a card there is no header row, and each cell brings its column's name. */
export function cellSpecs<Row>(places: readonly ColumnPlace<Row>[]): readonly CellSpec<Row>[] {
  return places.map(({ column, start, end }) => ({
    column,
    attributes: {
      className: cx(
        css.td,
        column.isRowHeader && css.rowHeader,
        column.isHeaderHidden && css.quiet,
        start !== null && css.stickyStart.body,
        end !== null && css.stickyEnd.body,
      ),
      ...(start === null ? {} : { style: { insetInlineStart: start } }),
      ...(end === null ? {} : { style: { insetInlineEnd: end } }),
      ...(column.align === undefined ? {} : { 'data-align': column.align }),
      ...(column.card === undefined ? {} : { 'data-card': column.card }),
      ...(column.isNumeric ? { 'data-numeric': true as const } : {}),
      ...(column.isHeaderHidden || column.isRowHeader ? {} : { 'data-label': column.header }),
    },
  }));
}

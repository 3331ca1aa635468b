import { cx } from '../../../../internal/cx.ts';
import type { ColumnPlace } from './layout.ts';
import type { CellSpec } from '../ground/types.ts';
import * as css from '../ground/DataTable.css.ts';

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

import { isFilterEmpty, isRange } from '../filters/filters.logic.ts';
import type { ColumnFilter, ColumnFilters, NumberRange, SortValue } from '../ground/data.types.ts';
import { collator, filterRows } from './client.logic.ts';

/** The part of a column that filters act on. */
export interface FilterColumn<Row> {
  readonly id: string;
  readonly filter?: ColumnFilter;
  readonly filterValue?: (row: Row) => SortValue;
  readonly sortValue?: (row: Row) => SortValue;
}

const valueOf = <Row>(column: FilterColumn<Row>, row: Row): SortValue =>
  (column.filterValue ?? column.sortValue)?.(row);

function isInRange(value: SortValue, { from, to }: NumberRange): boolean {
  if (value === null || value === undefined || value === '') return false;
  const number = Number(value);
  return (from === undefined || number >= from) && (to === undefined || number <= to);
}

/** The rows that every column's filter lets through: texts by all of their words, choices by any of them, numbers by both limits. */
export function filterByColumns<Row>(
  rows: readonly Row[],
  columns: readonly FilterColumn<Row>[],
  filters: ColumnFilters,
): readonly Row[] {
  return columns.reduce((left, column) => {
    const wanted = filters[column.id];
    if (!column.filter || wanted === undefined || isFilterEmpty(wanted)) return left;
    if (typeof wanted === 'string')
      return filterRows(left, wanted, (row) => String(valueOf(column, row) ?? ''));
    if (isRange(wanted)) return left.filter((row) => isInRange(valueOf(column, row), wanted));
    const chosen = new Set(wanted);
    return left.filter((row) => chosen.has(String(valueOf(column, row) ?? '')));
  }, rows);
}

/** What the rows have in a column to choose from, by the pt-BR alphabet. */
export function choicesOf<Row>(rows: readonly Row[], column: FilterColumn<Row>): readonly string[] {
  const values = new Set(rows.map((row) => String(valueOf(column, row) ?? '')));
  values.delete('');
  return [...values].sort(collator.compare);
}

'use client';
import { useMemo, useState } from 'react';
import { Pagination } from '../../Pagination/index.ts';
import { filterRows, filterRowsByTerms, orderRanked, pageOf, rankRows } from './client.logic.ts';
import { choicesOf, filterByColumns } from './columnFilters.logic.ts';
import { isRowSelected } from '../selection/selection.logic.ts';
import type { DataTableColumn, DataTableProps } from '../ground/types.ts';
import type { ColumnFilters, TableSelection, TableSort } from '../ground/data.types.ts';

/** Options of {@link useClientTable}. */
export interface ClientTableOptions<Row> {
  /** Those with a `sortValue` sort. Declare them outside of the component, or in a `useMemo`. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** All rows. The same array while nothing changed. */
  readonly rows: readonly Row[];
  /** The stable id of a row. */
  readonly getRowId: (row: Row) => string;
  /** The order at first: a column's id and direction. @default as given */
  readonly defaultSort?: TableSort | null;
  /** The id of a column whose equal values stand together, whatever the order: for `tableGroups`. */
  readonly groupBy?: string;
  /** Whether Shift and a press on a header add an order behind the first. @default false */
  readonly canSortByMany?: boolean;
  /** Rows a page at first. Absent: no pages; past a hundred rows only those in sight are drawn. */
  readonly defaultPageSize?: number;
  /** How many rows a page may have. @default [10, 20, 50] */
  readonly pageSizeOptions?: readonly number[];
  /** Only rows in which each of these words is found, whatever its case and accents. */
  readonly filterText?: string;
  /**
   * The chips of a `ChipSearch`: rows that any of them finds, with all of its words; narrowed by `filterText`, if given.
   */
  readonly filterTerms?: readonly string[];
  /** What these are looked for in. @default every `sortValue` that is a text */
  readonly getFilterText?: (row: Row) => string;
  /** As in {@link DataTableProps}: here, so that the table can count those that cannot be selected on every page. */
  readonly getSelectionBlock?: (row: Row) => string | undefined;
}

/** What {@link useClientTable} gives. */
export interface ClientTable<Row> {
  /** Spread over the `DataTable`. */
  readonly props: Pick<
    DataTableProps<Row>,
    | 'columns'
    | 'rows'
    | 'getRowId'
    | 'sort'
    | 'thenBy'
    | 'onSortChange'
    | 'filters'
    | 'onFiltersChange'
    | 'totalItems'
    | 'footer'
    | 'getSelectionBlock'
    | 'blockedItems'
  >;
  /** Every row that the filter finds, in the order shown, over all pages: for an export. */
  readonly orderedRows: readonly Row[];
  /** The rows that a selection means; never one that cannot be selected. */
  readonly selectedRows: (selection: TableSelection) => readonly Row[];
}

const NO_TERMS: readonly string[] = [];
const NO_FILTERS: ColumnFilters = {};
const NO_ORDERS: readonly TableSort[] = [];

/**
 * Sorts, filters and pages all rows in the browser, without a server: gives `DataTable` its props.
 * `<DataTable label="Exames" getRowLabel={…} {...useClientTable({ columns, rows, getRowId }).props} />`
 */
export function useClientTable<Row>(options: ClientTableOptions<Row>): ClientTable<Row> {
  const {
    rows,
    getRowId,
    filterText = '',
    filterTerms = NO_TERMS,
    getFilterText,
    getSelectionBlock,
    defaultPageSize,
  } = options;
  const [sort, setSort] = useState<TableSort | null>(options.defaultSort ?? null);
  const [thenBy, setThenBy] = useState(NO_ORDERS);
  const [filters, setFilters] = useState(NO_FILTERS);
  const asks = JSON.stringify([filterText, filterTerms, filters]);
  const [place, setPlace] = useState({ page: 1, pageSize: defaultPageSize, asks });

  // As a text, so that rows that change without another choice leave the columns, and with them every row, as they are.
  const choices = useMemo(() => {
    const open = options.columns.filter(({ filter }) => filter?.kind === 'choice' && !filter.options);
    return JSON.stringify(open.map((column) => [column.id, choicesOf(rows, column)]));
  }, [options.columns, rows]);
  const columns = useMemo(() => {
    const found = new Map(JSON.parse(choices) as [string, string[]][]);
    return options.columns.map((column): DataTableColumn<Row> => {
      const offered = found.get(column.id);
      return {
        ...column,
        ...(column.sortValue ? { sortKey: column.id } : {}),
        ...(offered ? { filter: { kind: 'choice', options: offered } } : {}),
      };
    });
  }, [options.columns, choices]);
  const found = useMemo(() => {
    const textOf =
      getFilterText ??
      ((row: Row) =>
        columns
          .map((column) => column.sortValue?.(row))
          .filter((value) => typeof value === 'string')
          .join(' '));
    const searched = filterRows(filterRowsByTerms(rows, filterTerms, textOf), filterText, textOf);
    return filterByColumns(searched, columns, filters);
  }, [rows, filterText, filterTerms, getFilterText, columns, filters]);
  // Each order keeps what the one before it left where rows are equal in it: the last comes first.
  const presorted = useMemo(
    () =>
      thenBy.reduceRight((sorted, { key, direction }) => {
        const valueOf = columns.find((column) => column.id === key)?.sortValue;
        return valueOf ? orderRanked(rankRows(sorted, valueOf), direction) : sorted;
      }, found),
    [found, thenBy, columns],
  );
  const sortValue = columns.find((column) => column.id === sort?.key)?.sortValue;
  const ranked = useMemo(() => (sortValue ? rankRows(presorted, sortValue) : null), [presorted, sortValue]);
  const direction = sort?.direction ?? 'asc';
  const groupValue = columns.find((column) => column.id === options.groupBy)?.sortValue;
  // The order of the groups turns around only with their own column.
  const groupDirection = sort?.key === options.groupBy ? direction : 'asc';
  const orderedRows = useMemo(() => {
    const sorted = ranked ? orderRanked(ranked, direction) : presorted;
    return groupValue ? orderRanked(rankRows(sorted, groupValue), groupDirection) : sorted;
  }, [ranked, direction, presorted, groupValue, groupDirection]);

  // Another filter is another list: it begins with its first page.
  const asked = place.asks === asks ? place.page : 1;
  const { page, rows: shown } = useMemo(
    () => pageOf(orderedRows, asked, place.pageSize),
    [orderedRows, asked, place.pageSize],
  );

  return {
    props: {
      columns,
      rows: shown,
      getRowId,
      sort,
      filters,
      onFiltersChange: setFilters,
      ...(options.canSortByMany ? { thenBy } : {}),
      onSortChange: (next, behind = NO_ORDERS) => {
        setSort(next);
        setThenBy(behind);
        setPlace({ ...place, page: 1, asks });
      },
      totalItems: orderedRows.length,
      ...(place.pageSize === undefined
        ? {}
        : {
            footer: (
              <Pagination
                page={page}
                pageSize={place.pageSize}
                totalItems={orderedRows.length}
                onPageChange={(next) => setPlace({ ...place, page: next, asks })}
                onPageSizeChange={(pageSize, next) => setPlace({ page: next, pageSize, asks })}
                {...(options.pageSizeOptions ? { pageSizeOptions: options.pageSizeOptions } : {})}
              />
            ),
          }),
      ...(getSelectionBlock
        ? {
            getSelectionBlock,
            blockedItems: orderedRows.filter((row) => getSelectionBlock(row) !== undefined).length,
          }
        : {}),
    },
    orderedRows,
    selectedRows: (selection) =>
      orderedRows.filter(
        (row) => getSelectionBlock?.(row) === undefined && isRowSelected(selection, getRowId(row)),
      ),
  };
}

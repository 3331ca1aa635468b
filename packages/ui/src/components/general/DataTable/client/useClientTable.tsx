'use client';
import { useMemo, useState } from 'react';
import { Pagination } from '../../Pagination/index.ts';
import { filterRows, filterRowsByTerms, orderRanked, pageOf, rankRows } from './client.logic.ts';
import { choicesOf, filterByColumns } from './columnFilters.logic.ts';
import { isRowSelected } from '../selection/selection.logic.ts';
import type { DataTableColumn, DataTableProps } from '../ground/types.ts';
import type { ColumnFilters, TableSelection, TableSort } from '../ground/data.types.ts';

/** Opções de {@link useClientTable}. */
export interface ClientTableOptions<Row> {
  /** As que têm `sortValue` ordenam. Declare-as fora do componente, ou em um `useMemo`. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** Todas as linhas. O mesmo array enquanto nada muda. */
  readonly rows: readonly Row[];
  /** O id estável de uma linha. */
  readonly getRowId: (row: Row) => string;
  /** A ordem no início: o id de uma coluna e a direção. @default como vieram */
  readonly defaultSort?: TableSort | null;
  /** O id de uma coluna cujos valores iguais ficam juntos, seja qual for a ordem: para `tableGroups`. */
  readonly groupBy?: string;
  /** Se Shift e um clique em um cabeçalho somam uma ordem à primeira. @default false */
  readonly canSortByMany?: boolean;
  /**
   * Linhas por página no início. Ausente: sem páginas; acima de cem linhas só as que estão à vista são
   * desenhadas.
   */
  readonly defaultPageSize?: number;
  /** Quantas linhas uma página pode ter. @default [10, 20, 50] */
  readonly pageSizeOptions?: readonly number[];
  /** Só as linhas em que se acha cada uma destas palavras, sem distinguir maiúsculas nem acentos. */
  readonly filterText?: string;
  /**
   * As etiquetas de uma `ChipSearch`: as linhas que qualquer uma delas acha, com todas as suas palavras;
   * restritas por `filterText`, se houver.
   */
  readonly filterTerms?: readonly string[];
  /** Onde elas são procuradas. @default todo `sortValue` que é texto */
  readonly getFilterText?: (row: Row) => string;
  /**
   * Como em {@link DataTableProps}: aqui, para que a tabela conte as que não podem ser selecionadas em todas
   * as páginas.
   */
  readonly getSelectionBlock?: (row: Row) => string | undefined;
}

/** O que {@link useClientTable} devolve. */
export interface ClientTable<Row> {
  /** Espalhe na `DataTable`. */
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
  /** Toda linha que o filtro acha, na ordem mostrada, sobre todas as páginas: para exportar. */
  readonly orderedRows: readonly Row[];
  /** As linhas que uma seleção quer dizer; nunca uma que não pode ser selecionada. */
  readonly selectedRows: (selection: TableSelection) => readonly Row[];
}

const NO_TERMS: readonly string[] = [];
const NO_FILTERS: ColumnFilters = {};
const NO_ORDERS: readonly TableSort[] = [];

/**
 * Ordena, filtra e pagina todas as linhas no navegador, sem servidor: dá à `DataTable` as propriedades dela.
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

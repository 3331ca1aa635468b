import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

const number = (value: number): string => value.toLocaleString('en');
const rest = (except: number): string => (except === 0 ? '' : ` except ${number(except)}`);

export const texts: Texts<typeof ptBR> = {
  expandColumn: 'Details',
  expandRow: (row) => `See details of ${row}`,
  detailOf: (row) => `Details of ${row}`,
  selectRow: (row) => `Select ${row}`,
  selectPage: 'Select all on this page',
  clearPage: 'Clear those on this page',
  selectAllRows: 'Select all',
  selected: (count) => `${number(count)} selected`,
  allSelected: (total, except) => `All ${number(total)} results selected${rest(except)}`,
  allThatCan: (total, except) => `All that can be selected, of ${number(total)} results${rest(except)}`,
  blocked: (count) => `${number(count)} cannot be selected`,
  selectAll: (total) => `Select all ${number(total)}`,
  selectAllThatCan: 'Select all that can be',
  clearSelection: 'Clear selection',
  filters: 'Filters',
  filtered: 'filtered',
  sort: 'Sort',
  sortAndSelect: 'Sort and select',
  ascending: 'ascending',
  descending: 'descending',
  sortedBy: (orders) => `Sorted by ${orders.join('; then by ')}.`,
  order: (column, direction) => `${column}, ${direction}`,
  sortPlace: (place) => `${place}`,
  canAddOrder: (column) => `${column} (Shift adds it to the order)`,
  loading: 'Loading...',
  loaded: (count) => (count === 1 ? '1 record loaded.' : `${number(count)} records loaded.`),
  changed: (count) => (count === 1 ? '1 record was updated.' : `${number(count)} records were updated.`),
  loadMore: 'Load more',
  loadingMore: 'Loading more...',
  editColumn: 'Editing',
  empty: 'No records found.',
  retry: 'Try again',
  columns: 'Columns',
  moved: (column, position, total) => `${column}: position ${position} of ${total}.`,
};

import type { TableSort } from '@apto/ui';
import { DEFAULT_ORDER, type OrderField, type SortOrder } from '../filters/url-filters.ts';

/** The list's order as its table shows it. */
export const toTableSort = ({ field, direction }: SortOrder): TableSort => ({
  key: field,
  direction: direction === 'ASC' ? 'asc' : 'desc',
});
const fromTableSort = (order: TableSort): SortOrder => ({
  field: order.key as OrderField,
  direction: order.direction === 'asc' ? 'ASC' : 'DESC',
});
export const isDefaultOrder = ({ field, direction }: SortOrder, byDefault = DEFAULT_ORDER): boolean =>
  field === byDefault.field && direction === byDefault.direction;

/** The third press of a header gives the list's own order; on the column of that very order it turns it round. */
export function nextOrder(
  requested: TableSort | null,
  current: SortOrder,
  byDefault = DEFAULT_ORDER,
): SortOrder {
  if (requested) return fromTableSort(requested);
  if (!isDefaultOrder(current, byDefault)) return byDefault;
  return { ...byDefault, direction: byDefault.direction === 'ASC' ? 'DESC' : 'ASC' };
}

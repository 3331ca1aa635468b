import type { TableSort } from '../ground/data.types.ts';

/** First press ascending, second descending, third back to the list's own order. */
export function nextSort(current: TableSort | null, key: string): TableSort | null {
  if (current?.key !== key) return { key, direction: 'asc' };
  return current.direction === 'asc' ? { key, direction: 'desc' } : null;
}

/**
 * The orders in force after a press on a header, first to last: that column alone, or with Shift one more of them. A
 * third press takes it out.
 */
export function nextOrders(
  orders: readonly TableSort[],
  key: string,
  isAdded: boolean,
): readonly TableSort[] {
  const current = orders.find((order) => order.key === key) ?? null;
  const next = nextSort(current, key);
  if (!isAdded) return next ? [next] : [];
  if (!current) return next ? [...orders, next] : orders;
  return orders.flatMap((order) => (order.key === key ? (next ?? []) : order));
}

/** The value of `aria-sort` of a sortable header. */
export function ariaSort(current: TableSort | null, key: string): 'ascending' | 'descending' | 'none' {
  if (current?.key !== key) return 'none';
  return current.direction === 'asc' ? 'ascending' : 'descending';
}

import type { TableSort } from '../ground/data.types.ts';

/** First press ascending, second descending, third back to the list's own order. */
export function nextSort(current: TableSort | null, key: string): TableSort | null {
  if (current?.key !== key) return { key, direction: 'asc' };
  return current.direction === 'asc' ? { key, direction: 'desc' } : null;
}

/** The value of `aria-sort` of a sortable header. */
export function ariaSort(current: TableSort | null, key: string): 'ascending' | 'descending' | 'none' {
  if (current?.key !== key) return 'none';
  return current.direction === 'asc' ? 'ascending' : 'descending';
}

import { COLUMNS_PARAM } from './shared-view.ts';

/** What a table shows now, by what is kept of it. Foreign input is read as such. */
export function shownColumns(
  stored: unknown,
  columns: readonly { readonly id: string; readonly isHiddenByDefault?: boolean }[],
): string[] {
  const { order, hidden } = (typeof stored === 'object' && stored !== null ? stored : {}) as {
    order?: unknown;
    hidden?: unknown;
  };
  const known = columns.map(({ id }) => id);
  const placed = (Array.isArray(order) ? order : []).filter((id): id is string =>
    known.includes(id as string),
  );
  const isHidden = Array.isArray(hidden)
    ? (id: string) => hidden.includes(id)
    : (id: string) => columns.some((column) => column.id === id && column.isHiddenByDefault === true);
  return [...new Set([...placed, ...known])].filter((id) => !isHidden(id));
}

/** The address with its columns named; without columns as it is. A page is of the moment, so it stays behind. */
export function viewAddress(query: URLSearchParams, columns: readonly string[] | null): URLSearchParams {
  const address = new URLSearchParams(query);
  address.delete('page');
  if (columns) address.set(COLUMNS_PARAM, columns.join(','));
  return address;
}

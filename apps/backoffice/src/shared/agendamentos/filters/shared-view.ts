import type { TablePreferences } from '@apto/ui';

/** The parameter in which a link carries its columns: those shown, in their order. */
export const COLUMNS_PARAM = 'colunas';
const MAX_COLUMNS = 40;

/** The columns that an address names, in their order; null where it names none. */
export function sharedColumns(query: URLSearchParams): readonly string[] | null {
  const named = (query.get(COLUMNS_PARAM) ?? '').split(',').filter((id) => /^[a-zA-Z]{1,40}$/.test(id));
  return named.length > 0 ? [...new Set(named)].slice(0, MAX_COLUMNS) : null;
}

/** The columns of a link as the table keeps them: what it does not know it leaves out, what is not named is hidden. */
export const columnPreferences = (shown: readonly string[], known: readonly string[]): TablePreferences => ({
  order: [...shown.filter((id) => known.includes(id)), ...known.filter((id) => !shown.includes(id))],
  hidden: known.filter((id) => !shown.includes(id)),
});

/** Carries the columns of a link over to the next address. */
export function withSharedColumns(next: URLSearchParams, from: URLSearchParams): URLSearchParams {
  const columns = sharedColumns(from);
  if (columns) next.set(COLUMNS_PARAM, columns.join(','));
  return next;
}

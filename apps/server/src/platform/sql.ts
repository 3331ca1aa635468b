import { sql, type SQL } from 'drizzle-orm';

/** PostgreSQL's text of a timestamptz ('2026-11-24 12:00:00.5+00') as an ISO instant. */
export function iso(text: string): string {
  return new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')).toISOString();
}

/** Ids as one parameter. */
export const idList = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`;

/** Escapes `%`, `_` and `\` so that a search term is only text inside LIKE. */
export const literalLike = (text: string): string => text.replace(/[\\%_]/g, (c) => `\\${c}`);

/**
 * `meta` of a page (doc3 §7.6).
 * @param hasMore there are more than `totalItems`, which nobody counts (docs/decisions/0281)
 */
export function pageMeta(
  totalItems: number,
  page: number,
  limit: number,
  itemCount: number,
  hasMore = false,
) {
  return {
    totalItems,
    ...(hasMore ? { hasMoreItems: true } : {}),
    totalPages: Math.ceil(totalItems / limit),
    itemCount,
    itemsPerPage: limit,
    currentPage: page,
  };
}

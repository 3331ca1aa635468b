import type { listAgendamentos } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import useSWR from 'swr';
import { filterQuery, type ListFilters } from '../filters/url-filters.ts';

/**
 * How many each term of the search finds by itself under the other filters: terms are alternatives (docs/decisions/0003),
 * and one that finds nothing is seen. A single term needs none: the list's own total says it.
 */
export function useTermCounts(
  filters: ListFilters,
  call: typeof listAgendamentos,
): (term: string) => number | undefined {
  const api = useApi();
  const { search } = filters;
  const { data } = useSWR(
    search.length < 2 ? null : ['terms', call.id, JSON.stringify(filterQuery(filters))],
    async () =>
      new Map(
        await Promise.all(
          search.map(async (term) => {
            const query = { ...filterQuery({ ...filters, search: [term] }), page: 1, limit: 1 };
            const { meta } = await api.invoke(call, { query });
            return [term, meta.totalItems] as const;
          }),
        ),
      ),
  );
  return (term) => data?.get(term);
}

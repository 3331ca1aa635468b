import { listRegistry } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import type { Registry } from '@apto/domain/registry';
import useSWR from 'swr';
import { queryOf, type Narrowing } from './useListState.ts';

/**
 * How many records each term of the search finds by itself: terms are alternatives (docs/decisions/0003), and one that
 * finds nothing is seen. A single term needs none: the list's own total says it. One that finds more than is counted
 * (decision 0281) stands without a number.
 * @param owner of a list below a record: that record, by the field that names it
 */
export function useTermCounts(
  registry: Registry,
  state: Narrowing,
  owner?: Readonly<Record<string, number>>,
): (term: string) => number | undefined {
  const api = useApi();
  const { search } = state;
  const { name } = registry;
  const { extras } = queryOf(registry, state);
  const narrowed = { ...extras, ...owner };
  const { data } = useSWR(
    search.length < 2 ? null : ['registry-terms', name, search.join('\n'), JSON.stringify(narrowed)],
    async () =>
      new Map(
        await Promise.all(
          search.map(async (term) => {
            const { meta } = await api.invoke(listRegistry, {
              params: { registry: name },
              query: {
                page: 1,
                limit: 1,
                filter: term,
                ...(Object.keys(narrowed).length === 0 ? {} : { extras: narrowed }),
              },
            });
            return [term, meta.hasMoreItems ? undefined : meta.totalItems] as const;
          }),
        ),
      ),
  );
  return (term) => data?.get(term);
}

import { listAgendamentos, type AgendamentoRow } from '@apto/api-client';
import { useCall, useApi } from '@apto/api-client/react';
import { useCallback, useState } from 'react';
import { mergeRows } from '../live/merge.ts';
import { listQuery, filterQuery, recentQuery, type ListFilters } from '../filters/url-filters.ts';
import { useTermCounts } from './useTermCounts.ts';
import { isFiltered } from '../filters/changes.ts';

const NO_ROWS: readonly AgendamentoRow[] = [];

/**
 * The page that the address asks for. The last page stays readable while the next one loads; when that fails it goes,
 * because it is not what the address and the paginator say.
 * @param call the list, or another call that answers as it does
 */
export function useList(filters: ListFilters, call: typeof listAgendamentos = listAgendamentos) {
  const api = useApi();
  const filter = JSON.stringify(filterQuery(filters));
  const { data, error, isLoading, isValidating, mutate } = useCall(call, {
    query: listQuery(filters),
  });
  const [last, setLast] = useState({ filter, data });
  if (data && data !== last.data) setLast({ filter, data });
  const page = data ?? (error ? undefined : last.data);
  // How many there are holds for the other pages of the same filter, also for one that failed.
  const count = page ?? (last.filter === filter ? last.data : undefined);

  const apply = useCallback(
    (freshRows: readonly AgendamentoRow[]) => {
      void mutate((page) => page && { ...page, items: mergeRows(page.items, freshRows) }, {
        revalidate: false,
      });
    },
    [mutate],
  );
  /** Counts again, and leaves the rows where they are: one that ended is no longer counted while it is still read. */
  const recount = useCallback(async (): Promise<void> => {
    const { meta } = await api.invoke(call, { query: { ...filterQuery(filters), page: 1, limit: 1 } });
    const { totalItems } = meta;
    const totalPages = Math.ceil(totalItems / filters.limit);
    void mutate((page) => page && { ...page, meta: { ...page.meta, totalItems, totalPages } }, {
      revalidate: false,
    });
  }, [api, call, filters, mutate]);
  const reload = useCallback(
    async (): Promise<readonly AgendamentoRow[]> => (await mutate())?.items ?? NO_ROWS,
    [mutate],
  );

  const findMatching = useCallback(
    async (ids: readonly number[]): Promise<readonly number[]> => {
      if (!isFiltered(filters)) return ids;
      const { items } = await api.invoke(call, { query: recentQuery(filters) });
      const recent = new Set(items.map(({ id }) => id));
      return ids.filter((id) => recent.has(id));
    },
    [api, call, filters],
  );

  const countOf = useTermCounts(filters, call);
  return {
    countOf,
    rows: page?.items ?? NO_ROWS,
    /** The page that the address asks for is not there, and nothing else is shown in its place. */
    failed: page === undefined && error !== undefined && !isLoading,
    total: count?.meta.totalItems,
    pages: count?.meta.totalPages,
    error,
    loading: isLoading && page === undefined,
    updating: isValidating && page !== undefined,
    /** Where the stream of changes resumes so that none since this page was read is missed; nothing before a page is there. */
    since: page && !isValidating ? (page.meta.eventPosition ?? null) : undefined,
    apply,
    recount,
    reload,
    /** Changes with what is asked for, not with the page of it. */
    filter,
    /** Which of these new requests the list finds. */
    findMatching,
  };
}

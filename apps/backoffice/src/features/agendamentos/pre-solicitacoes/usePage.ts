import { countPreSolicitacoes, listPreSolicitacoes, type PreSolicitacaoRow } from '@apto/api-client';
import { useCall, useReload } from '@apto/api-client/react';
import { AGENDAMENTOS_NOTICE } from '@apto/domain/messages';
import { useCallback, useEffect, useState } from 'react';
import { isSilent, notify } from '../../../shared/notices/index.ts';

/** doc1 §2.3: 10 rows per page (options 5, 10, 25). */
export const PAGE_SIZES = [5, 10, 25] as const;

const NO_ROWS: readonly PreSolicitacaoRow[] = [];

/** The page of pre-requests that is shown, and the way to another one. */
export function usePage() {
  const reloadCalls = useReload();
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(10);
  const [search, setSearch] = useState<readonly string[]>([]);
  const { data, error, isLoading, isValidating, mutate } = useCall(
    listPreSolicitacoes,
    { query: { page, limit, ...(search.length > 0 ? { filter: JSON.stringify(search) } : {}) } },
    { keepPreviousData: true },
  );

  useEffect(() => {
    if (error && !isSilent(error)) notify(AGENDAMENTOS_NOTICE.listFailed());
  }, [error]);

  // The last ones of the last page were requested or deleted.
  const pages = data?.meta.totalPages;
  if (pages !== undefined && pages > 0 && page > pages && !isValidating) setPage(pages);

  const replace = useCallback(
    (saved: PreSolicitacaoRow) =>
      mutate(
        (shown) =>
          shown && { ...shown, items: shown.items.map((row) => (row.id === saved.id ? saved : row)) },
        { revalidate: false },
      ),
    [mutate],
  );

  return {
    rows: data?.items ?? NO_ROWS,
    total: data?.total,
    error,
    loading: isLoading && data === undefined,
    updating: isValidating && data !== undefined,
    page,
    limit,
    search,
    setPage,
    setSearch: (terms: readonly string[]) => {
      setSearch(terms);
      setPage(1);
    },
    setLimit: (size: number, first: number) => {
      setLimit(size);
      setPage(first);
    },
    reload: useCallback(async () => {
      await Promise.all([mutate(), reloadCalls(countPreSolicitacoes)]);
    }, [mutate, reloadCalls]),
    /** Puts a saved row where the old one is. */
    replace,
  };
}

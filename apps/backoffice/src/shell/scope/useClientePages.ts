import type { ApiError } from '@apto/api-client';
import useSWRInfinite from 'swr/infinite';
import { clientePage, type ScopeOptions } from './useScopeOptions.ts';

export interface GrowingOptions extends ScopeOptions {
  loadingMore: boolean;
  /** Asks for the next page. */
  onLoadMore: () => void;
}

/** The companies that match a search, page by page as they are asked for. */
export function useClientePages(search: string): GrowingOptions {
  const { data, error, isLoading, size, setSize, mutate } = useSWRInfinite(
    (index) => ['scope', 'clientes', search, index + 1] as const,
    ([, , term, page]) => clientePage(term, page),
    { keepPreviousData: true, revalidateFirstPage: false },
  );
  return {
    options: data?.flatMap(({ items }) => items) ?? [],
    total: data?.[0]?.meta.totalItems,
    loading: isLoading,
    loadingMore: size > (data?.length ?? 0) && !isLoading && !error,
    error: error as ApiError | undefined,
    retry: () => void mutate(),
    onLoadMore: () => void setSize(size + 1),
  };
}

import { keyOf, useApi } from '@apto/api-client/react';
import type { Endpoint, Input, Answer } from '@apto/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import { isSilent, messageFrom, notify } from './notices/index.ts';

/** Records a page, in searchable lists of a form. */
export const RECORDS_PER_PAGE = 20;

interface ResultPage<T> {
  readonly items: readonly T[];
  readonly meta: { readonly totalItems: number; readonly hasMoreItems?: boolean };
}

// oxlint-disable-next-line typescript/no-explicit-any -- any call; what it takes and answers is inferred from it
type SomeEndpoint = Endpoint<any, any, any, any>;

interface Query {
  readonly page: number;
  readonly limit: number;
  /** What was typed; undefined for everything. */
  readonly search: string | undefined;
}

/** A list that is searched on the server and grows by pages, as the design system's lists take it. */
export function usePaginatedOptions<E extends SomeEndpoint>(
  call: E,
  inputFor: (query: Query) => Input<E> | null,
  pageSize = RECORDS_PER_PAGE,
) {
  type DataRecord = Answer<E> extends ResultPage<infer T> ? T : never;
  const api = useApi();
  const [search, setSearch] = useState('');
  const input = (index: number) =>
    inputFor({ page: index + 1, limit: pageSize, search: search.trim() || undefined });

  const { data, error, isLoading, size, setSize, mutate } = useSWRInfinite<ResultPage<DataRecord>, Error>(
    (index: number, previous: ResultPage<DataRecord> | null) => {
      if (previous && previous.items.length < pageSize) return null;
      const requested = input(index);
      return requested === null ? null : [keyOf(call, requested), index];
    },
    async ([, index]: readonly [string, number]) => {
      const requested = input(index);
      // A key exists only where there is something to ask.
      if (requested === null) throw new Error('Lista sem consulta.');
      return (await api.invoke(call, requested)) as ResultPage<DataRecord>;
    },
    { revalidateFirstPage: false },
  );

  // doc3 §8.3 'Dropdown load failures'. Told once per failure: what is typed meanwhile asks again, and fails again.
  const wasTold = useRef(false);
  useEffect(() => {
    if (data) wasTold.current = false;
    if (!error || isSilent(error) || wasTold.current) return;
    wasTold.current = true;
    notify({ tone: 'info', title: messageFrom(error), life: 5000 });
  }, [data, error]);

  const records = data?.flatMap(({ items }) => items) ?? [];
  const total = data?.[0]?.meta.totalItems ?? 0;
  // What waits for another choice was not asked for: nothing of it is on its way.
  const loadingMore = data !== undefined && size > data.length && !isLoading && !error;
  return {
    records,
    /** Props of `ComboBox` and `MultiSelect`. */
    list: {
      onSearch: useCallback((text: string) => setSearch(text), []),
      isLoading,
      hasMore: records.length < total,
      isLoadingMore: loadingMore,
      // Of millions, so many are counted, and what lies beyond is found by typing (docs/decisions/0281).
      isCut: data?.[0]?.meta.hasMoreItems === true,
      onLoadMore: () => {
        if (!loadingMore) void setSize(size + 1);
      },
      loadError: error ? messageFrom(error) : undefined,
      onRetry: () => void mutate(),
    },
  };
}

'use client';

import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { createPagedList, SEARCH_DELAY, type ListState, type LoadPage } from './pages.ts';
import type { RowGroup } from './rows.ts';
import { prepareSearch, searchItems } from './search.ts';

/** Uma lista cujas páginas e pesquisas outra parte guarda (um hook do SWR, uma store). */
export interface LoadingProps {
  /**
   * Torna-o assíncrono: chamada com o que se digita, depois de uma pausa, e com '' quando a pesquisa acaba. `options`
   * então são o que foi encontrado, e não são filtradas de novo.
   */
  readonly onSearch?: (text: string) => void;
  /** A primeira página, ou uma pesquisa, está a caminho. */
  readonly isLoading?: boolean;
  /** Há mais páginas. */
  readonly hasMore?: boolean;
  /** A próxima página está a caminho. */
  readonly isLoadingMore?: boolean;
  /** A lista acaba antes do que existe: no fim ela diz que há mais, e que se acha digitando. @default false */
  readonly isCut?: boolean;
  /** O fim da lista ficou à vista. */
  readonly onLoadMore?: () => void;
  /** O que não deu certo; uma linha oferece tentar de novo. */
  readonly loadError?: string | undefined;
  /** A pessoa pediu para tentar de novo. */
  readonly onRetry?: () => void;
}

interface SourceProps<T> extends LoadingProps {
  /** Options that are here. Keep it stable. */
  readonly groups: readonly RowGroup<T>[];
  /** Loads pages instead. Keep it stable. */
  readonly loadPage?: LoadPage<T> | undefined;
  /** Groups of what the pages brought so far. Keep it stable. */
  readonly groupsOf: (items: readonly T[]) => readonly RowGroup<T>[];
  readonly keyOf: (item: T) => string | number;
  /** What a search in memory looks at. Keep it stable. */
  readonly searchTextOf: (item: T) => string;
  /** Milliseconds without a key before a search is asked for. @default 500 */
  readonly searchDelay?: number | undefined;
}

/** Options from memory, page by page, or kept by somebody else: one face for all three. */
export interface OptionSource<T> {
  readonly groups: readonly RowGroup<T>[];
  readonly state: ListState;
  readonly total: number | undefined;
  readonly hasMore: boolean;
  /** It ends before what there is. */
  readonly isCut: boolean;
  readonly error: string | undefined;
  /** What the groups answer. */
  readonly query: string;
  /** The groups answer an earlier search: the one that is on its way takes their place. */
  readonly isStale: boolean;
  readonly search: (text: string) => void;
  /** Answers now what was typed last: a key that goes to a line must find the lines of that. */
  readonly settle: () => void;
  /** The list opens. */
  readonly start: () => void;
  /** The list closes. */
  readonly reset: () => void;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

const noPages = (): Promise<{ items: readonly never[]; hasMore: boolean }> =>
  Promise.resolve({ items: [], hasMore: false });
const nothing = (): void => undefined;

/** Runs what was asked for last, once the pause is over. */
function useDelay(milliseconds: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (run: (() => void) | null, isAtOnce = false): void => {
      clearTimeout(timer.current);
      if (run === null) return;
      if (isAtOnce || milliseconds === 0) run();
      else timer.current = setTimeout(run, milliseconds);
    },
    [milliseconds],
  );
}

function usePages<T>(props: SourceProps<T>): OptionSource<T> {
  const { loadPage = noPages, keyOf, groupsOf, searchDelay = SEARCH_DELAY } = props;
  const latestKeyOf = useRef(keyOf);
  useEffect(() => {
    latestKeyOf.current = keyOf;
  });
  // Another loader is another list; another function for the same key is not: it is read when a page arrives.
  // oxlint-disable-next-line react/refs
  const list = useMemo(() => createPagedList<T>(loadPage, (item) => latestKeyOf.current(item)), [loadPage]);
  const { items, hasMore, query, state, total } = useSyncExternalStore(
    list.subscribe,
    list.snapshot,
    list.snapshot,
  );
  const later = useDelay(searchDelay);
  const isOpen = useRef(false);
  useEffect(() => {
    // A loader that changes under an open list begins it anew.
    if (isOpen.current) list.search('');
    return () => {
      later(null);
      list.stop();
    };
  }, [later, list]);
  const groups = useMemo(() => groupsOf(items), [groupsOf, items]);
  return {
    groups,
    state,
    total,
    hasMore,
    isCut: false,
    error: undefined,
    query,
    isStale: false,
    search: (text) => later(() => list.search(text)),
    settle: nothing,
    start: () => {
      isOpen.current = true;
      if (state === 'idle' || query !== '') later(() => list.search(''), true);
    },
    reset: () => {
      isOpen.current = false;
      later(null);
    },
    loadMore: list.loadMore,
    retry: list.retry,
  };
}

function useMemory<T>({ groups, searchTextOf }: SourceProps<T>): OptionSource<T> {
  const [query, setQuery] = useState('');
  const found = useMemo(
    () =>
      query === ''
        ? groups
        : groups.flatMap(({ label, items }) => {
            const kept = searchItems(items, searchTextOf, query);
            return kept.length > 0 ? [{ label, items: kept }] : [];
          }),
    [groups, query, searchTextOf],
  );
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const asked = useRef('');
  return {
    groups: found,
    state: 'ready',
    total: count,
    hasMore: false,
    isCut: false,
    error: undefined,
    query,
    isStale: false,
    // The letter is shown first, and letters typed while the list is busy are searched for once, together.
    search: (text) => {
      asked.current = text.trim();
      startTransition(() => setQuery(text.trim()));
    },
    settle: () => {
      if (asked.current !== query) flushSync(() => setQuery(asked.current));
    },
    start: () => {
      stop.current();
      stop.current = prepareSearch(
        groups.map(({ items }) => items),
        searchTextOf,
      );
    },
    reset: () => {
      asked.current = '';
      setQuery('');
    },
    loadMore: nothing,
    retry: nothing,
  };
}

function useKept<T>(props: SourceProps<T>): OptionSource<T> {
  const { groups, onSearch, isLoading, isLoadingMore, hasMore = false, loadError, searchDelay } = props;
  const [query, setQuery] = useState('');
  const later = useDelay(searchDelay ?? SEARCH_DELAY);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const ask = (text: string): void => {
    setQuery(text);
    onSearch?.(text);
  };
  const failed: ListState = count === 0 ? 'error' : 'error-more';
  const waiting: ListState | null = isLoadingMore
    ? 'loading-more'
    : isLoading && count === 0
      ? 'loading'
      : null;
  return {
    groups,
    state: loadError === undefined ? (waiting ?? 'ready') : failed,
    total: hasMore ? undefined : count,
    hasMore: hasMore && !isLoadingMore && loadError === undefined,
    isCut: props.isCut === true && !hasMore,
    error: loadError,
    query,
    // An owner may keep what was found before until the new answer comes (SWR's `keepPreviousData`).
    isStale: isLoading === true && count > 0 && loadError === undefined,
    search: (text) => later(() => ask(text.trim())),
    settle: nothing,
    start: nothing,
    reset: () => later(query === '' ? null : () => ask(''), true),
    loadMore: props.onLoadMore ?? nothing,
    retry: props.onRetry ?? nothing,
  };
}

/** Where a list's options come from. */
export function useOptionSource<T>(props: SourceProps<T>): OptionSource<T> {
  const pages = usePages(props);
  const memory = useMemory(props);
  const kept = useKept(props);
  if (props.loadPage) return pages;
  const isKept =
    props.onSearch !== undefined ||
    props.onLoadMore !== undefined ||
    props.isLoading !== undefined ||
    props.loadError !== undefined;
  if (!isKept) return memory;
  if (props.onSearch) return kept;
  // Loaded by somebody else, but searched here.
  const { groups, query, search, settle, reset, start } = memory;
  const total = kept.total === undefined ? undefined : memory.total;
  return { ...kept, groups, total, query, search, settle, reset, start, isStale: false };
}

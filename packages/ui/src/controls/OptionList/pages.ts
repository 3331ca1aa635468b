/** O que se pede a um carregador de páginas. */
export interface PageRequest {
  /** A partir de 1. */
  readonly page: number;
  /** Quantas trazer. */
  readonly limit: number;
  /** O que foi digitado, sem espaços nas pontas; vazio para tudo. */
  readonly search: string;
  /** Abortado quando a resposta já não interessa. */
  readonly signal: AbortSignal;
}

/** Uma página de opções. Sem `total` e `hasMore`, uma página cheia significa que pode haver outra. */
export interface OptionsPage<T> {
  /** As opções da página. */
  readonly items: readonly T[];
  /** Quantas há ao todo. */
  readonly total?: number | undefined;
  /** Se há outra página. */
  readonly hasMore?: boolean | undefined;
}

/** Carrega uma página. Uma promessa rejeitada vira uma linha com 'Tentar novamente'. */
export type LoadPage<T> = (request: PageRequest) => Promise<OptionsPage<T>>;

/** What the list is doing. The `-more` states keep what is already loaded. */
export type ListState = 'idle' | 'loading' | 'loading-more' | 'ready' | 'error' | 'error-more';

export interface ListSnapshot<T> {
  readonly state: ListState;
  readonly items: readonly T[];
  readonly query: string;
  readonly total: number | undefined;
  readonly hasMore: boolean;
}

export interface PagedList<T> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => ListSnapshot<T>;
  /** Starts again from page 1 with another text. Whatever was under way is dropped. */
  readonly search: (text: string) => void;
  /** Asks for the next page, once, if there is one. */
  readonly loadMore: () => void;
  readonly retry: () => void;
  readonly stop: () => void;
}

/** Options per page (doc2 §9, 'item size 20'). */
export const PAGE_SIZE = 20;
/** Milliseconds without a key before a search starts (doc2 §9). */
export const SEARCH_DELAY = 500;

const START = { state: 'idle', items: [], query: '', total: undefined, hasMore: false } as const;

/** A list that grows by pages; an item that two pages repeat stays once, where it came first. */
export function createPagedList<T>(
  load: LoadPage<T>,
  keyOf: (item: T) => string | number,
  limit: number = PAGE_SIZE,
): PagedList<T> {
  const listeners = new Set<() => void>();
  let current: ListSnapshot<T> = START;
  let page = 0;
  let controller = new AbortController();

  const change = (part: Partial<ListSnapshot<T>>): void => {
    current = { ...current, ...part };
    for (const listener of listeners) listener();
  };

  const ask = (number: number): void => {
    const { signal } = controller;
    const isFirst = number === 1;
    change({ state: isFirst ? 'loading' : 'loading-more' });
    load({ page: number, limit, search: current.query, signal }).then(
      ({ items: arrived, total, hasMore }) => {
        if (signal.aborted) return;
        page = number;
        const items = withoutRepeats(isFirst ? [] : current.items, arrived, keyOf);
        const more = hasMore ?? (total === undefined ? arrived.length >= limit : items.length < total);
        // A page that brings nothing new would be asked for without end.
        const isSpent = arrived.length === 0 || (!isFirst && items.length === current.items.length);
        change({ state: 'ready', items, total, hasMore: more && !isSpent });
      },
      () => {
        if (!signal.aborted) change({ state: isFirst ? 'error' : 'error-more' });
      },
    );
  };

  const restart = (): void => {
    controller.abort();
    controller = new AbortController();
    page = 0;
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    search: (text) => {
      restart();
      change({ ...START, query: text.trim() });
      ask(1);
    },
    loadMore: () => {
      if (current.state === 'ready' && current.hasMore) ask(page + 1);
    },
    retry: () => {
      if (current.state === 'error' || current.state === 'error-more') ask(page + 1);
    },
    stop: () => {
      restart();
      change(START);
    },
  };
}

function withoutRepeats<T>(
  before: readonly T[],
  arrived: readonly T[],
  keyOf: (item: T) => string | number,
): readonly T[] {
  const seen = new Set(before.map(keyOf));
  return [...before, ...arrived.filter((item) => !seen.has(keyOf(item)) && seen.add(keyOf(item)))];
}

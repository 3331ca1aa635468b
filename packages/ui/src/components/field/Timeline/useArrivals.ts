'use client';
import { useState } from 'react';
import { arrivals } from './Timeline.logic.ts';

interface Entry {
  readonly id: string;
  readonly at: string;
  readonly title: string;
}

interface State {
  readonly key: string | null;
  readonly entries: readonly Entry[];
  readonly fresh: ReadonlySet<string>;
  readonly said: string;
}

/** What arrived after the list was first shown, and how it is announced. Older entries that are loaded are no news. */
export function useArrivals(
  entries: readonly Entry[],
  isLoading: boolean,
  added: (titles: readonly string[]) => string,
): { fresh: ReadonlySet<string>; said: string } {
  const key = isLoading ? null : entries.map((entry) => entry.id).join('\n');
  const [state, setState] = useState<State>({ key, entries, fresh: new Set(), said: '' });
  if (key !== state.key) {
    const isFirst = state.key === null || key === null;
    const news = isFirst ? [] : arrivals(state.entries, entries);
    setState({
      key,
      entries,
      fresh: isFirst || news.length > 0 ? new Set(news.map((entry) => entry.id)) : state.fresh,
      // With its title, so that the second arrival is another sentence than the first.
      said: news.length > 0 ? added(news.map((entry) => entry.title)) : isFirst ? '' : state.said,
    });
  }
  return state;
}

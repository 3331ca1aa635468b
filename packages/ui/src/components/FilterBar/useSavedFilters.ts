'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { browserStore, type KeyedStore } from '../../internal/localStore.ts';
import {
  readSavedFilters,
  sameFilters,
  type SavedFilter,
  type SavedFiltersState,
} from './savedFilters.logic.ts';

/** Where saved filters are kept; by default the browser's local storage. */
export type SavedFiltersStorage = KeyedStore;

interface Options<Filters> {
  filters: Filters;
  emptyFilters: Filters;
  onApply: (filters: Filters) => void;
  storageKey: string;
  storage: SavedFiltersStorage | undefined;
  isFilters: ((value: unknown) => value is Filters) | undefined;
}

interface Saved<Filters> {
  state: SavedFiltersState<Filters>;
  change: (next: SavedFiltersState<Filters>) => void;
  /** The one that was applied last and is still there. */
  applied: SavedFilter<Filters> | null;
  setAppliedId: (id: string | null) => void;
}

/** This person's saved filters of one list, and which of them is in force. The default is applied once, at first. */
export function useSavedFilters<Filters>(options: Options<Filters>): Saved<Filters> {
  const { filters, emptyFilters, storageKey, storage, onApply } = options;
  const store = useMemo(() => storage ?? browserStore(), [storage]);
  const isFilters = options.isFilters ?? ((value: unknown): value is Filters => value !== undefined);
  const read = (): SavedFiltersState<Filters> => readSavedFilters(store?.load(storageKey), isFilters);
  const [kept, setKept] = useState(() => ({ key: storageKey, state: read() }));
  // The default is in force from the start; the effect below tells the list.
  const [appliedId, setAppliedId] = useState(() =>
    sameFilters(filters, emptyFilters) ? kept.state.defaultId : null,
  );

  // Another person or another list in the same place: read again, during render, so that nothing flashes.
  let { state } = kept;
  if (kept.key !== storageKey) {
    state = read();
    setKept({ key: storageKey, state });
    setAppliedId(null);
  }

  const byId = state.items.find(({ id }) => id === appliedId);
  // A link may ask for exactly what a saved filter does.
  const applied = byId ?? state.items.find((item) => sameFilters(item.filters, filters)) ?? null;

  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    const first = state.items.find(({ id }) => id === state.defaultId);
    if (!first || !sameFilters(filters, emptyFilters)) return;
    onApply(first.filters);
  }, [state, filters, emptyFilters, onApply]);

  return {
    state,
    change: (next) => {
      setKept({ key: storageKey, state: next });
      store?.save(storageKey, next);
    },
    // With every filter taken away none is in force any more.
    applied:
      applied && sameFilters(filters, emptyFilters) && !sameFilters(applied.filters, filters)
        ? null
        : applied,
    setAppliedId,
  };
}

'use client';
import { useEffect, useRef, useState } from 'react';
import type { KeyedStore } from '../../../internal/localStore.ts';
import { useStored } from '../../../internal/useStored.ts';
import {
  joinFilters,
  readSavedFilters,
  sameFilters,
  type SavedFilter,
  type SavedFiltersState,
} from './savedFilters.logic.ts';

/**
 * Onde os filtros salvos são guardados; sem outra escolha, no armazenamento local do navegador. `load` pode
 * devolver uma promessa, como a de um servidor.
 */
export type SavedFiltersStorage = KeyedStore;

interface Options<Filters> {
  readonly filters: Filters;
  readonly emptyFilters: Filters;
  readonly onApply: (filters: Filters) => void;
  readonly storageKey: string;
  readonly storage: SavedFiltersStorage | undefined;
  readonly isFilters: ((value: unknown) => value is Filters) | undefined;
}

interface Saved<Filters> {
  readonly state: SavedFiltersState<Filters>;
  readonly change: (next: SavedFiltersState<Filters>) => void;
  /** The one that was applied last and is still there. */
  readonly applied: SavedFilter<Filters> | null;
  readonly setAppliedId: (id: string | null) => void;
}

/** This person's saved filters of one list, and which of them is in force. The default is applied once, at first. */
export function useSavedFilters<Filters>(options: Options<Filters>): Saved<Filters> {
  const { filters, emptyFilters, storageKey, storage, onApply } = options;
  const isFilters = options.isFilters ?? ((value: unknown): value is Filters => value !== undefined);
  const {
    value: state,
    isReady,
    change,
  } = useStored<SavedFiltersState<Filters>>({
    storageKey,
    storage,
    read: (stored) => readSavedFilters(stored, isFilters),
    join: joinFilters,
  });
  // The default is in force as soon as it is known, where the list opened without a filter; an effect tells the list.
  const [isOpenedEmpty] = useState(() => sameFilters(filters, emptyFilters));
  const [appliedId, setAppliedId] = useState<string | null>();
  const [key, setKey] = useState(storageKey);
  if (key !== storageKey) {
    // Another person or another list in the same place.
    setKey(storageKey);
    setAppliedId(null);
  } else if (appliedId === undefined && isReady) setAppliedId(isOpenedEmpty ? state.defaultId : null);

  const byId = state.items.find(({ id }) => id === appliedId);
  // A link may ask for exactly what a saved filter does.
  const applied = byId ?? state.items.find((item) => sameFilters(item.filters, filters)) ?? null;

  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current || !isReady) return;
    isFirst.current = false;
    const first = state.items.find(({ id }) => id === state.defaultId);
    if (!first || !sameFilters(filters, emptyFilters)) return;
    onApply(first.filters);
  }, [isReady, state, filters, emptyFilters, onApply]);

  return {
    state,
    change,
    // With every filter taken away none is in force any more.
    applied:
      applied && sameFilters(filters, emptyFilters) && !sameFilters(applied.filters, filters)
        ? null
        : applied,
    setAppliedId,
  };
}

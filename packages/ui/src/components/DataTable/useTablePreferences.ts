'use client';
import { useMemo, useState } from 'react';
import { browserStore } from '../../internal/localStore.ts';
import { readPreferences, type TablePreferences, type TablePreferencesStorage } from './preferences.logic.ts';

/** This person's preferences for one table, and how to change them. Without a key they last as long as the screen. */
export function useTablePreferences(
  storageKey: string | undefined,
  storage: TablePreferencesStorage | undefined,
): readonly [TablePreferences, (next: TablePreferences) => void] {
  const store = useMemo(() => storage ?? browserStore(), [storage]);
  const read = (key: string | undefined): TablePreferences =>
    key !== undefined && store ? readPreferences(store.load(key)) : {};
  const [kept, setKept] = useState(() => ({ key: storageKey, preferences: read(storageKey) }));

  // Another person or another table in the same place: read again, during render, so that nothing flashes.
  let preferences = kept.preferences;
  if (kept.key !== storageKey) {
    preferences = read(storageKey);
    setKept({ key: storageKey, preferences });
  }

  const change = (next: TablePreferences): void => {
    setKept({ key: storageKey, preferences: next });
    if (storageKey !== undefined) store?.save(storageKey, next);
  };
  return [preferences, change];
}

'use client';
import { useStored } from '../../../../internal/useStored.ts';
import { readPreferences } from './preferences.logic.ts';
import type { TablePreferences, TablePreferencesStorage } from '../ground/data.types.ts';

const joined = (stored: TablePreferences, changed: TablePreferences): TablePreferences => ({
  ...stored,
  ...changed,
});

/** This person's preferences for one table, and how to change them. Without a key they last as long as the screen. */
export function useTablePreferences(
  storageKey: string | undefined,
  storage: TablePreferencesStorage | undefined,
): readonly [TablePreferences, (next: TablePreferences) => void] {
  const { value, change } = useStored({ storageKey, storage, read: readPreferences, join: joined });
  return [value, change];
}

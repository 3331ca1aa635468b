import type { TablePreferencesStorage } from '@apto/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { columnPreferences, sharedColumns } from './shared-view.ts';

const nothing = (): void => undefined;

/** The columns of the link that was opened; they are the link's, so what this person keeps stays as it is. Null: none. */
export function useSharedView(
  columns: readonly { readonly id: string }[],
): { key: string; storage: TablePreferencesStorage } | null {
  const [query] = useSearchParams();
  const key = sharedColumns(query)?.join() ?? null;
  const known = columns.map(({ id }) => id).join();
  return useMemo(() => {
    if (key === null) return null;
    const preferences = columnPreferences(key.split(','), known.split(','));
    return { key, storage: { load: () => preferences, save: nothing } };
  }, [key, known]);
}

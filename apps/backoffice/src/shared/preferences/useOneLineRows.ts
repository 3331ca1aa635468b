import { useAtomValue } from 'jotai';
import { useNarrowScreen } from '../useNarrowScreen.ts';
import { preferencesAtom } from './preferences.ts';

/** Whether a row has one line: in the compact density, where rows are rows and not cards. */
export function useOneLineRows(): boolean {
  const isNarrow = useNarrowScreen();
  return useAtomValue(preferencesAtom).density === 'compact' && !isNarrow;
}

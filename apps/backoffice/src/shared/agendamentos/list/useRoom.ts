import { useMemo } from 'react';
import { useMediumScreen, useNarrowScreen, useSnugScreen, useWideScreen } from '../../useNarrowScreen.ts';
import type { Room } from './columns.tsx';

/** How much room this window gives a list's columns. */
export function useRoom(): Room {
  const isNarrow = useNarrowScreen();
  const isTight = useMediumScreen() && !isNarrow;
  const isSnug = useSnugScreen() && !isNarrow;
  const isWide = useWideScreen();
  return useMemo(() => ({ isNarrow, isTight, isSnug, isWide }), [isNarrow, isTight, isSnug, isWide]);
}

import { useCallback, useSyncExternalStore } from 'react';

function useMaxWidth(px: number): boolean {
  const query = `(max-width: ${px}px)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

// For what is said and left out, not for how it looks: that is the design system's.

/** Whether the window is as narrow as a phone's: there the specification asks for icon-only buttons (doc3 §9). */
export const useNarrowScreen = (): boolean => useMaxWidth(599);

/** Whether the window is a small laptop's or less: a table then spends its width on words. */
export const useMediumScreen = (): boolean => useMaxWidth(1279);

/** Whether a wide table, or a dialog of 80vw, has less room than its columns would like side by side. */
export const useSnugScreen = (): boolean => useMaxWidth(1399);

/** Whether there is room for a column more than a list has everywhere else. */
export const useWideScreen = (): boolean => !useMaxWidth(1599);

/** Whether a panel that stands beside the page on a wide window has come to lie below it. */
export const useStackedScreen = (): boolean => useMaxWidth(1023);

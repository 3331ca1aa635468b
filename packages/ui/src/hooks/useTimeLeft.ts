'use client';
import { useCallback, useSyncExternalStore } from 'react';

/** In whole seconds, so that it is one number for as long as one second lasts. */
const millisecondsTo = (until: number | null): number =>
  until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000) * 1000);

/**
 * Milliseconds left until an instant, counted down second by second; 0 when there is none or it has passed, and on a
 * server, whose clock is another one.
 */
export function useTimeLeft(until: number | null): number {
  const subscribe = useCallback(
    (tell: () => void) => {
      if (until === null) return () => undefined;
      const clock = setInterval(() => {
        tell();
        if (Date.now() >= until) clearInterval(clock);
      }, 1000);
      return () => clearInterval(clock);
    },
    [until],
  );
  return useSyncExternalStore(
    subscribe,
    () => millisecondsTo(until),
    () => 0,
  );
}

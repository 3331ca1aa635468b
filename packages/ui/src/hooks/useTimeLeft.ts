'use client';
import { useCallback, useSyncExternalStore } from 'react';

/** In whole seconds, so that it is one number for as long as one second lasts. */
const millisecondsTo = (until: number | null): number =>
  until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000) * 1000);

/**
 * Os milissegundos que faltam até um instante, contados segundo a segundo; 0 quando não há instante ou ele já
 * passou, e em um servidor, cujo relógio é outro.
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

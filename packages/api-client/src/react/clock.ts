import { nowInSaoPaulo, type Now } from '@apto/domain/time';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** The rules' clock counts minutes. */
const MINUTE_MS = 60_000;

/** The present in São Paulo, read from the machine's clock: the one place of the apps that does. */
export const now = (): Now => nowInSaoPaulo(Date.now());

/** The same, kept up to date while the screen is open. */
export function useNow(): Now {
  const [current, setCurrent] = useState(now);
  useEffect(() => {
    const clock = setInterval(() => setCurrent(now()), MINUTE_MS);
    return () => clearInterval(clock);
  }, []);
  return current;
}

/** In whole seconds, so that it is one number for as long as one second lasts. */
const millisecondsTo = (until: number | null): number =>
  until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000) * 1000);

/**
 * What is left until an instant, counted second by second; 0 where there is none or it is over.
 * @param until epoch milliseconds
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
  return useSyncExternalStore(subscribe, () => millisecondsTo(until));
}

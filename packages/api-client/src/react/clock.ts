import { nowInSaoPaulo, type Now } from '@apto/domain/time';
import { useEffect, useState } from 'react';

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

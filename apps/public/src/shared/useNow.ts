import type { Now } from '@apto/domain/time';
import { useEffect, useState } from 'react';
import { now } from './clock.ts';

/** The rules' clock counts minutes. */
const MINUTE_MS = 60_000;

/** The present in São Paulo, kept up to date while the screen is open. */
export function useNow(): Now {
  const [current, setCurrent] = useState(now);
  useEffect(() => {
    const clock = setInterval(() => setCurrent(now()), MINUTE_MS);
    return () => clearInterval(clock);
  }, []);
  return current;
}

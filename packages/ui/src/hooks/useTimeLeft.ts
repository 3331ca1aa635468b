'use client';
import { useEffect, useState } from 'react';

/** Milliseconds left until an instant, counted down each second; 0 when there is none or it has passed. */
export function useTimeLeft(until: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null) return undefined;
    const tick = (): void => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(clock);
    };
    const clock = setInterval(tick, 1000);
    // The moment kept from the last wait is an old one.
    const first = setTimeout(tick, 0);
    return () => {
      clearInterval(clock);
      clearTimeout(first);
    };
  }, [until]);
  return until === null ? 0 : Math.max(0, until - now);
}

import { useEffect, useState } from 'react';
import { observeReleases } from './observeReleases.ts';

/** Grows with every release that is heard of: lists that say who is released are read anew. */
export function useReleaseRound(): number {
  const [round, setRound] = useState(0);
  useEffect(() => observeReleases(() => setRound((n) => n + 1)), []);
  return round;
}

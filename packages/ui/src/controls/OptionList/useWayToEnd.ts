'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import type { OptionSource } from './useOptionSource.ts';

/**
 * End, where pages are still to come: as each arrives its last line is gone to, until no other follows, one fails, or
 * another key is pressed. Otherwise two thousand clinics would take a hundred presses.
 * @returns sets out for the end, or leaves the way
 */
export function useWayToEnd<T>(
  { state, hasMore, loadMore }: OptionSource<T>,
  count: number,
  goToLast: () => void,
): (isAsked: boolean) => void {
  const isOnTheWay = useRef(false);
  const latest = useRef(goToLast);
  useLayoutEffect(() => {
    latest.current = goToLast;
  });
  useEffect(() => {
    if (!isOnTheWay.current || state === 'loading-more') return;
    isOnTheWay.current = state === 'ready' && hasMore;
    if (state === 'ready') latest.current();
    if (isOnTheWay.current) loadMore();
  }, [state, hasMore, loadMore, count]);
  return (isAsked) => {
    isOnTheWay.current = isAsked && hasMore;
    if (isOnTheWay.current) loadMore();
  };
}

'use client';
import { useCallback, useInsertionEffect, useRef } from 'react';

/** The same function for as long as the component lives, which runs the newest one: rows that get it stay as they are. */
export function useEvent<Args extends readonly unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(run);
  useInsertionEffect(() => {
    newest.current = run;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}

'use client';
import { useSyncExternalStore } from 'react';

const never = () => (): void => undefined;

/**
 * Whether the browser's own memory may be read: not on a server, nor while its HTML is being taken over, where the
 * first render has to be the same. A part that is drawn by the browser alone has it from its first render on.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

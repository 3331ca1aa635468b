'use client';
import { useRef, useState } from 'react';
import type { LoadStates } from './Tree.logic.ts';

/** Fetches the children of a node once at a time, and keeps which are on their way and which did not come. */
export function useLazyChildren(load: ((id: string) => Promise<unknown>) | undefined): {
  loads: LoadStates;
  request: (id: string) => void;
} {
  const [loads, setLoads] = useState<LoadStates>({});
  const running = useRef(new Set<string>());

  const put = (id: string, state: 'loading' | 'failed' | null): void =>
    setLoads((before) => {
      const { [id]: _gone, ...others } = before;
      return state === null ? others : { ...others, [id]: state };
    });

  const request = (id: string): void => {
    if (!load || running.current.has(id)) return;
    running.current.add(id);
    put(id, 'loading');
    load(id).then(
      () => {
        running.current.delete(id);
        put(id, null);
      },
      // The row itself says that it failed and offers to try again.
      () => {
        running.current.delete(id);
        put(id, 'failed');
      },
    );
  };

  return { loads, request };
}

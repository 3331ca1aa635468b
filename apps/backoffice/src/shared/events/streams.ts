import { useSyncExternalStore } from 'react';

let open = 0;
const watchers = new Set<() => void>();

/** A screen has a stream, until what is returned is called. */
export function holdStream(): () => void {
  const change = (by: number) => {
    open += by;
    for (const watch of watchers) watch();
  };
  change(1);
  return () => change(-1);
}

const subscribe = (watch: () => void) => {
  watchers.add(watch);
  return () => void watchers.delete(watch);
};
const hasOpen = () => open > 0;

/** Whether the screen listens to the server's events: whoever only wants to hear them needs no connection then. */
export const useHasStream = (): boolean => useSyncExternalStore(subscribe, hasOpen);

import { toastHistory } from '@apto/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';

type LoadedModule = typeof import('./toasts.ts');
let loadedModule: LoadedModule | null = null;

/** Wait for a quiet moment where the browser cannot tell one, in ms. */
const IDLE_DELAY = 1500;

function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(run);
    return () => window.cancelIdleCallback(handle);
  }
  const clock = setTimeout(run, IDLE_DELAY);
  return () => clearTimeout(clock);
}

/**
 * The visible half of the notices. Nothing waits for it: it comes once the screen is calm, or with the first notice,
 * and must be here before the network is gone. Null until then.
 */
export function useToasts(): LoadedModule | null {
  const [current, setCurrent] = useState(loadedModule);
  const count = useSyncExternalStore(toastHistory.subscribe, () => toastHistory.get().length);
  useEffect(() => {
    if (current) return undefined;
    let mounted = true;
    const load = () => {
      import('./toasts.ts').then(
        (loaded) => {
          loadedModule = loaded;
          if (mounted) setCurrent(loaded);
        },
        // Without a network there is nothing to show it with; the next notice asks again.
        () => undefined,
      );
    };
    const cancel = whenIdle(load);
    if (count > 0) load();
    return () => {
      mounted = false;
      cancel();
    };
  }, [current, count]);
  return current;
}

'use client';
import { useEffect, useMemo, useState } from 'react';
import { browserStore, type KeyedStore } from './localStore.ts';
import { useHydrated } from './useHydrated.ts';

interface Options<T> {
  /** Absent: it lasts as long as the screen. */
  readonly storageKey: string | undefined;
  /** Absent: the browser's own. */
  readonly storage: (Pick<KeyedStore, 'load'> & { save: (key: string, value: T) => void }) | undefined;
  /** Reads foreign input; of nothing it makes the default. */
  readonly read: (stored: unknown) => T;
  /** What was changed while the stored one was still on its way, over what then came. */
  readonly join: (stored: T, changed: T) => T;
}

interface Kept<T> {
  readonly key: string | undefined;
  readonly value: T;
  /** On its way from a storage that answers later. */
  readonly arriving: PromiseLike<unknown> | null;
  /** Changed while it was on its way. */
  readonly isChanged: boolean;
  /** It could not be read: nothing is written over it. */
  readonly isLost: boolean;
}

interface Stored<T> {
  readonly value: T;
  /** What was stored is here, or nothing is. */
  readonly isReady: boolean;
  readonly change: (next: T) => void;
}

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

/** A value that is kept for a person under a key, in the browser or, with a promise, at a server. */
export function useStored<T>({ storageKey, storage, read, join }: Options<T>): Stored<T> {
  const isHydrated = useHydrated();
  const key = isHydrated ? storageKey : undefined;
  const store = useMemo(() => (isHydrated ? (storage ?? browserStore()) : null), [isHydrated, storage]);
  const open = (): Kept<T> => {
    const stored = key === undefined ? undefined : store?.load(key);
    const arriving = isThenable(stored) ? stored : null;
    return { key, value: read(arriving ? undefined : stored), arriving, isChanged: false, isLost: false };
  };
  const [kept, setKept] = useState(open);

  // Another person or another part in the same place: read again, during render, so that nothing flashes.
  let now = kept;
  if (kept.key !== key) {
    now = open();
    setKept(now);
  }

  const { arriving } = now;
  useEffect(() => {
    if (!arriving) return undefined;
    let isOn = true;
    const settle = (next: (waiting: Kept<T>) => Kept<T>): void => {
      if (isOn) setKept((waiting) => (waiting.arriving === arriving ? next(waiting) : waiting));
    };
    arriving.then(
      (stored) =>
        settle((waiting) => {
          const here = read(stored);
          return { ...waiting, arriving: null, value: waiting.isChanged ? join(here, waiting.value) : here };
        }),
      () => settle((waiting) => ({ ...waiting, arriving: null, isLost: true })),
    );
    return () => {
      isOn = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it reads and joins with is the same for as long as it waits
  }, [arriving]);

  // What was changed while it was waited for is kept once it came.
  const isOwed = now.isChanged && now.arriving === null && !now.isLost;
  useEffect(() => {
    if (!isOwed || key === undefined) return;
    store?.save(key, now.value);
    setKept((each) => ({ ...each, isChanged: false }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as it came: later changes are kept where they are made
  }, [isOwed]);

  return {
    value: now.value,
    isReady: isHydrated && now.arriving === null,
    change: (value) => {
      setKept({ ...now, value, isChanged: now.arriving !== null });
      if (key !== undefined && now.arriving === null && !now.isLost) store?.save(key, value);
    },
  };
}

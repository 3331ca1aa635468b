'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import type { RowGroup } from './rows.ts';

/** Traz uma opção por sua chave; null quando não há. */
export type Resolve<K, T> = (key: K, signal: AbortSignal) => Promise<T | null>;

/** Whether all that is chosen is known by name. */
export type Resolution = 'ready' | 'resolving' | 'error';

interface ChosenProps<K, T> {
  readonly keys: readonly K[];
  readonly groups: readonly RowGroup<T>[];
  readonly keyOf: (item: T) => K;
  /** Items that the owner knows, whatever the list holds. */
  readonly selected: readonly T[];
  readonly resolve: Resolve<K, T> | undefined;
}

/**
 * What is chosen, as items: from the list, from what was chosen before, from the owner; and what none of them has
 * (adobe/react-spectrum#3686) is asked for by its key, each once, and again on request when that failed.
 */
export function useChosen<K extends string | number, T>(props: ChosenProps<K, T>) {
  const { keys, groups, keyOf, selected, resolve } = props;
  const [seen, setSeen] = useState<ReadonlyMap<K, T>>(() => new Map());
  const [failed, setFailed] = useState<ReadonlySet<K>>(() => new Set());
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(new Map<K, AbortController>());
  // A function that the owner writes anew at each render asks nothing anew.
  const latestResolve = useRef(resolve);
  useEffect(() => {
    latestResolve.current = resolve;
  });
  const canResolve = resolve !== undefined;

  const keysText = keys.join('|');
  const known = useMemo(() => {
    const found = new Map<K, T>();
    for (const key of keys) {
      const is = (item: T): boolean => keyOf(item) === key;
      let item = selected.find(is);
      for (let i = 0; item === undefined && i < groups.length; i += 1) item = groups[i]?.items.find(is);
      item ??= seen.get(key);
      if (item !== undefined) found.set(key, item);
    }
    return found;
    // oxlint-disable-next-line react/exhaustive-deps -- keys are told apart by their text; the list is a new array at each render
  }, [keysText, groups, keyOf, seen, selected]);
  const missing = keys.filter((key) => !known.has(key));
  const missingText = missing.join('|');

  useEffect(() => {
    const pending = asked.current;
    for (const [key, controller] of pending) {
      if (missing.includes(key)) continue;
      controller.abort();
      pending.delete(key);
    }
    const fresh = missing.filter((key) => !pending.has(key));
    if (!canResolve || fresh.length === 0) return;
    // Chosen again, it is asked for again.
    setFailed((before) =>
      fresh.some((key) => before.has(key))
        ? new Set([...before].filter((key) => !fresh.includes(key)))
        : before,
    );
    for (const key of fresh) {
      const controller = new AbortController();
      pending.set(key, controller);
      const fail = (): void => {
        if (!controller.signal.aborted) setFailed((before) => new Set(before).add(key));
      };
      latestResolve.current?.(key, controller.signal).then((item) => {
        if (controller.signal.aborted) return;
        if (item === null) fail();
        else setSeen((before) => new Map(before).set(key, item));
      }, fail);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- as above: told apart by their text
  }, [missingText, canResolve, attempt]);
  useEffect(() => {
    const pending = asked.current;
    return () => {
      for (const controller of pending.values()) controller.abort();
      pending.clear();
    };
  }, []);

  const hasFailed = missing.some((key) => failed.has(key));
  const resolution: Resolution =
    missing.length === 0 || !resolve ? 'ready' : hasFailed ? 'error' : 'resolving';
  return {
    resolution,
    itemOf: (key: K): T | undefined => known.get(key),
    /** Keeps items that a search may take off the list. */
    remember: (items: readonly T[]): void =>
      setSeen((before) => new Map([...before, ...items.map((item) => [keyOf(item), item] as const)])),
    retry: (): void => {
      for (const key of failed) asked.current.delete(key);
      setFailed(new Set());
      setAttempt((before) => before + 1);
    },
  };
}

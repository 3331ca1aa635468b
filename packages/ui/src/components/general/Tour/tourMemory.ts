'use client';
import { useState } from 'react';
import { readText, writeText } from '../../../internal/localStore.ts';
import { useHydrated } from '../../../internal/useHydrated.ts';

/** Where it is kept that a person does not want to see a tour again: a port, so that an app may keep it on its server. */
export interface TourMemory {
  /** Whether this person asked not to see the tour again. */
  readonly isHidden: (name: string) => boolean;
  /** Keeps what the person asked for. */
  readonly setHidden: (name: string, isHidden: boolean) => void;
}

/** Keeps it in this browser. Where storage is off (a private window, a policy) nothing is remembered. */
export function browserTourMemory(prefix = 'apto.guia.'): TourMemory {
  return {
    isHidden: (name) => readText(prefix + name) === 'oculto',
    setHidden: (name, isHidden) => writeText(prefix + name, isHidden ? 'oculto' : null),
  };
}

/**
 * Whether a tour is open, for one that begins by itself until the person says not to show it again. In a server's HTML
 * it is closed: only the browser knows.
 */
export function useTourStart(name: string, memory: TourMemory): [boolean, (isOpen: boolean) => void] {
  const [startsOpen] = useState(() => !memory.isHidden(name));
  const [chosen, setOpen] = useState<boolean | null>(null);
  const isHydrated = useHydrated();
  return [chosen ?? (isHydrated && startsOpen), setOpen];
}

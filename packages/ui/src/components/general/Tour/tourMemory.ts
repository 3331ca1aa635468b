'use client';
import { useState } from 'react';
import { readText, writeText } from '../../../internal/localStore.ts';
import { useHydrated } from '../../../internal/useHydrated.ts';

/**
 * Onde se guarda que uma pessoa não quer ver um guia de novo: uma porta, para que um aplicativo possa guardá-lo em seu
 * servidor.
 */
export interface TourMemory {
  /** Se esta pessoa pediu para não ver o guia de novo. */
  readonly isHidden: (name: string) => boolean;
  /** Guarda o que a pessoa pediu. */
  readonly setHidden: (name: string, isHidden: boolean) => void;
}

/** Guarda neste navegador. Onde o armazenamento está desligado (uma janela anônima, uma política), nada é lembrado. */
export function browserTourMemory(prefix = 'apto.guia.'): TourMemory {
  return {
    isHidden: (name) => readText(prefix + name) === 'oculto',
    setHidden: (name, isHidden) => writeText(prefix + name, isHidden ? 'oculto' : null),
  };
}

/**
 * Se um guia está aberto, para um que começa sozinho até que a pessoa diga que não quer vê-lo de novo. No HTML de um
 * servidor está fechado: só o navegador sabe.
 */
export function useTourStart(name: string, memory: TourMemory): [boolean, (isOpen: boolean) => void] {
  const [startsOpen] = useState(() => !memory.isHidden(name));
  const [chosen, setOpen] = useState<boolean | null>(null);
  const isHydrated = useHydrated();
  return [chosen ?? (isHydrated && startsOpen), setOpen];
}

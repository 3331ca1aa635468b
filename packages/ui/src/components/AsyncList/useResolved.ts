'use client';

import { useEffect, useRef, useState } from 'react';

/** Brings one option by its key; null when there is none. */
export type Resolver<K, T> = (chave: K, sinal: AbortSignal) => Promise<T | null>;

export type Resolucao = 'pronta' | 'resolvendo' | 'erro';

interface Opcoes<K, T> {
  readonly chaves: readonly K[];
  readonly conhecidos: ReadonlyMap<K, T>;
  readonly resolver: Resolver<K, T> | undefined;
}

/**
 * Options that are chosen but on no page loaded so far (adobe/react-spectrum#3686): asked for by their key, each once,
 * and again on request when that failed.
 */
export function useResolved<K extends string | number, T>({ chaves, conhecidos, resolver }: Opcoes<K, T>) {
  const [achados, setAchados] = useState<ReadonlyMap<K, T>>(new Map());
  const [falhas, setFalhas] = useState<ReadonlySet<K>>(new Set());
  const [vez, setVez] = useState(0);
  const pedidas = useRef(new Set<K>());
  const faltam = chaves.filter((chave) => !conhecidos.has(chave) && !achados.has(chave));
  const chaveDasFaltas = faltam.join('|');

  useEffect(() => {
    if (!resolver) return undefined;
    const controle = new AbortController();
    const pendentes = pedidas.current;
    const novas = faltam.filter((chave) => !pendentes.has(chave));
    for (const chave of novas) {
      pendentes.add(chave);
      resolver(chave, controle.signal).then(
        (item) => {
          if (controle.signal.aborted) return;
          if (item === null) setFalhas((antes) => new Set(antes).add(chave));
          else setAchados((antes) => new Map(antes).set(chave, item));
        },
        () => {
          if (!controle.signal.aborted) setFalhas((antes) => new Set(antes).add(chave));
        },
      );
    }
    return () => {
      controle.abort();
      for (const chave of novas) pendentes.delete(chave);
    };
    // The keys that are missing are told apart by their text; the list is a new array at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chaveDasFaltas, resolver, vez]);

  const estado: Resolucao =
    faltam.length === 0 || !resolver
      ? 'pronta'
      : faltam.some((chave) => falhas.has(chave))
        ? 'erro'
        : 'resolvendo';
  return {
    estado,
    itemDe: (chave: K): T | undefined => conhecidos.get(chave) ?? achados.get(chave),
    tentarNovamente: () => {
      setFalhas(new Set());
      setVez((atual) => atual + 1);
    },
  };
}

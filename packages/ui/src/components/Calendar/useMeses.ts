'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  criarArmazemDeMeses,
  type ArmazemDeMeses,
  type CarregarMes,
  type RetratoDosMeses,
} from './meses.logic.ts';

const SEM_LOADER: RetratoDosMeses = { estados: new Map(), dados: {} };
const nada = (): (() => void) => () => undefined;

/** The months of a loader as React state. Without a loader: nothing is ever loading. Keep the loader stable. */
export function useMeses(
  loadMonth: CarregarMes | undefined,
): RetratoDosMeses & { readonly armazem: ArmazemDeMeses | null } {
  const armazem = useMemo(() => (loadMonth ? criarArmazemDeMeses(loadMonth) : null), [loadMonth]);
  const retrato = useSyncExternalStore(
    armazem?.assinar ?? nada,
    armazem?.retrato ?? (() => SEM_LOADER),
    () => SEM_LOADER,
  );
  useEffect(() => () => armazem?.encerrar(), [armazem]);
  return { ...retrato, armazem };
}

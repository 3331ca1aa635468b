'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createMonthStore, type MonthStore, type LoadMonth, type MonthsSnapshot } from './months.logic.ts';

const NO_LOADER: MonthsSnapshot = { statuses: new Map(), loaded: {} };
const nothing = (): (() => void) => () => undefined;

/**
 * Os meses de um carregador como estado do React. Sem carregador, nada está carregando. Mantenha o carregador
 * estável.
 */
export function useMonths(
  loadMonth: LoadMonth | undefined,
): MonthsSnapshot & { readonly store: MonthStore | null } {
  const store = useMemo(() => (loadMonth ? createMonthStore(loadMonth) : null), [loadMonth]);
  const snapshot = useSyncExternalStore(
    store?.subscribe ?? nothing,
    store?.snapshot ?? (() => NO_LOADER),
    () => NO_LOADER,
  );
  useEffect(() => () => store?.close(), [store]);
  return { ...snapshot, store };
}

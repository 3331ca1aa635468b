'use client';

import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { criarListaPaginada, ESPERA_DA_BUSCA, ITENS_POR_PAGINA, type CarregarPagina } from './pages.logic.ts';

interface Opcoes<T> {
  /** Keep it stable: another loader (another city) starts another list. */
  readonly loadPage: CarregarPagina<T>;
  /** Keep it stable. */
  readonly keyOf: (item: T) => string | number;
  readonly limit?: number;
  /** Milliseconds without a key before a search starts. */
  readonly debounce?: number;
}

/** A list that loads in pages, and searches once the person has stopped typing. */
export function usePagedList<T>(opcoes: Opcoes<T>) {
  const { loadPage, keyOf, limit = ITENS_POR_PAGINA, debounce = ESPERA_DA_BUSCA } = opcoes;
  const lista = useMemo(() => criarListaPaginada(loadPage, keyOf, limit), [loadPage, keyOf, limit]);
  const retrato = useSyncExternalStore(lista.assinar, lista.retrato, lista.retrato);
  const espera = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      clearTimeout(espera.current);
      lista.encerrar();
    },
    [lista],
  );

  /** Searches after the pause; at once when there is nothing to wait for. */
  const buscar = useCallback(
    (texto: string, jaja = false) => {
      clearTimeout(espera.current);
      if (jaja || debounce === 0) lista.buscar(texto);
      else espera.current = setTimeout(() => lista.buscar(texto), debounce);
    },
    [debounce, lista],
  );

  return { ...retrato, buscar, carregarMais: lista.carregarMais, tentarNovamente: lista.tentarNovamente };
}

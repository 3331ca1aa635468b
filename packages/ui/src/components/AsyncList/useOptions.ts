'use client';

import { useCallback, useMemo, useState } from 'react';
import { carregarDaMemoria, type CarregarPagina, type EstadoDaLista } from './pages.logic.ts';
import { usePagedList } from './usePagedList.ts';

interface Opcoes<T> {
  /** Options that are all here already: searched at once, without pages. */
  readonly options: readonly T[] | undefined;
  /** Loads pages instead. Keep it stable. */
  readonly loadPage: CarregarPagina<T> | undefined;
  readonly keyOf: (item: T) => string | number;
  /** What a search in memory looks at. Keep it stable. */
  readonly searchTextOf: (item: T) => string;
  readonly debounce?: number | undefined;
}

export interface OpcoesCarregadas<T> {
  readonly itens: readonly T[];
  readonly estado: EstadoDaLista;
  readonly total: number | undefined;
  readonly busca: string;
  /** Waits for the pause, unless it shall be at once. */
  readonly buscar: (texto: string, jaja?: boolean) => void;
  readonly carregarMais: () => void;
  readonly tentarNovamente: () => void;
}

const semPaginas = (): Promise<{ items: readonly never[]; hasMore: boolean }> =>
  Promise.resolve({ items: [], hasMore: false });
const nada = (): void => undefined;

/** Options from memory or page by page, behind one face. */
export function useOptions<T>(opcoes: Opcoes<T>): OpcoesCarregadas<T> {
  const { options, loadPage, keyOf, searchTextOf, debounce } = opcoes;
  const paginas = usePagedList<T>({
    loadPage: loadPage ?? semPaginas,
    keyOf,
    ...(debounce === undefined ? {} : { debounce }),
  });
  const [busca, setBusca] = useState('');
  const filtrar = useMemo(
    () => (options ? carregarDaMemoria(options, searchTextOf) : null),
    [options, searchTextOf],
  );
  const itens = useMemo(() => filtrar?.(busca) ?? [], [filtrar, busca]);
  const buscarNaMemoria = useCallback((texto: string) => setBusca(texto.trim()), []);
  if (!filtrar) return paginas;
  return {
    itens,
    estado: 'pronto',
    total: itens.length,
    busca,
    buscar: buscarNaMemoria,
    carregarMais: nada,
    tentarNovamente: nada,
  };
}

import { chaveDe, useCliente } from '@apto/api-client/react';
import type { Endpoint, Entrada, Resposta } from '@apto/api-client';
import { useCallback, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import { mensagemDe } from '../../../shared/avisos/index.ts';

/** Records a page, in searchable lists of a form. */
export const REGISTROS_POR_PAGINA = 20;

interface Pagina<T> {
  readonly items: readonly T[];
  readonly meta: { readonly totalItems: number };
}

// oxlint-disable-next-line typescript/no-explicit-any
type AlgumEndpoint = Endpoint<any, any, any, any>;

interface Consulta {
  readonly page: number;
  readonly limit: number;
  /** What was typed; undefined for everything. */
  readonly busca: string | undefined;
}

/** A list that is searched on the server and grows by pages, as the design system's lists take it. */
export function useOpcoesPaginadas<E extends AlgumEndpoint>(
  chamada: E,
  entradaDe: (consulta: Consulta) => Entrada<E> | null,
) {
  type Registro = Resposta<E> extends Pagina<infer T> ? T : never;
  const cliente = useCliente();
  const [busca, setBusca] = useState('');
  const entrada = (indice: number) =>
    entradaDe({ page: indice + 1, limit: REGISTROS_POR_PAGINA, busca: busca.trim() || undefined });

  const { data, error, isLoading, size, setSize, mutate } = useSWRInfinite<Pagina<Registro>, Error>(
    (indice: number, anterior: Pagina<Registro> | null) => {
      if (anterior && anterior.items.length < REGISTROS_POR_PAGINA) return null;
      const pedida = entrada(indice);
      return pedida === null ? null : [chaveDe(chamada, pedida), indice];
    },
    async ([, indice]: readonly [string, number]) => {
      const pedida = entrada(indice);
      // A key exists only where there is something to ask.
      if (pedida === null) throw new Error('Lista sem consulta.');
      return (await cliente.chamar(chamada, pedida)) as Pagina<Registro>;
    },
    { revalidateFirstPage: false },
  );

  const registros = data?.flatMap(({ items }) => items) ?? [];
  const total = data?.[0]?.meta.totalItems ?? 0;
  const carregandoMais = size > (data?.length ?? 0) && !isLoading && !error;
  return {
    registros,
    /** Props of `ComboBox` and `MultiSelect`. */
    lista: {
      onSearch: useCallback((texto: string) => setBusca(texto), []),
      isLoading,
      hasMore: registros.length < total,
      isLoadingMore: carregandoMais,
      onLoadMore: () => {
        if (!carregandoMais) void setSize(size + 1);
      },
      loadError: error ? mensagemDe(error) : undefined,
      onRetry: () => void mutate(),
    },
  };
}

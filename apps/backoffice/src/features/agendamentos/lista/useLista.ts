import { listarAgendamentos, type AgendamentoLinha } from '@apto/api-client';
import { useChamada, useCliente } from '@apto/api-client/react';
import { useCallback, useState } from 'react';
import { mesclarLinhas } from '../aoVivo/mescla.ts';
import {
  consultaDaLista,
  consultaDoFiltro,
  consultaDosRecentes,
  type FiltrosDaLista,
} from '../filtros/filtros-url.ts';
import { estaFiltrado } from '../filtros/mudancas.ts';

const SEM_LINHAS: readonly AgendamentoLinha[] = [];

/**
 * The page that the address asks for. The last page stays readable while the next one loads; when that fails it goes,
 * because it is not what the address and the paginator say.
 */
export function useLista(filtros: FiltrosDaLista) {
  const cliente = useCliente();
  const filtro = JSON.stringify(consultaDoFiltro(filtros));
  const { data, error, isLoading, isValidating, mutate } = useChamada(listarAgendamentos, {
    query: consultaDaLista(filtros),
  });
  const [ultima, setUltima] = useState({ filtro, data });
  if (data && data !== ultima.data) setUltima({ filtro, data });
  const pagina = data ?? (error ? undefined : ultima.data);
  // How many there are holds for the other pages of the same filter, also for one that failed.
  const contagem = pagina ?? (ultima.filtro === filtro ? ultima.data : undefined);

  const aplicar = useCallback(
    (frescas: readonly AgendamentoLinha[]) => {
      void mutate((pagina) => pagina && { ...pagina, items: mesclarLinhas(pagina.items, frescas) }, {
        revalidate: false,
      });
    },
    [mutate],
  );
  const recarregar = useCallback(
    async (): Promise<readonly AgendamentoLinha[]> => (await mutate())?.items ?? SEM_LINHAS,
    [mutate],
  );

  const encontrados = useCallback(
    async (ids: readonly number[]): Promise<readonly number[]> => {
      if (!estaFiltrado(filtros)) return ids;
      const { items } = await cliente.chamar(listarAgendamentos, { query: consultaDosRecentes(filtros) });
      const recentes = new Set(items.map(({ id }) => id));
      return ids.filter((id) => recentes.has(id));
    },
    [cliente, filtros],
  );

  return {
    linhas: pagina?.items ?? SEM_LINHAS,
    /** The page that the address asks for is not there, and nothing else is shown in its place. */
    falhou: pagina === undefined && error !== undefined && !isLoading,
    total: contagem?.meta.totalItems,
    paginas: contagem?.meta.totalPages,
    erro: error,
    carregando: isLoading && pagina === undefined,
    atualizando: isValidating && pagina !== undefined,
    aplicar,
    recarregar,
    /** Changes with what is asked for, not with the page of it. */
    filtro,
    /** Which of these new requests the list finds. */
    encontrados,
  };
}

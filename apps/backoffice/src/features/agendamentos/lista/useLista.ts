import { listarAgendamentos, type AgendamentoLinha } from '@apto/api-client';
import { useChamada } from '@apto/api-client/react';
import { useCallback } from 'react';
import { mesclarLinhas } from '../aoVivo/mescla.ts';
import { consultaDaLista, type FiltrosDaLista } from '../filtros/filtros-url.ts';

const SEM_LINHAS: readonly AgendamentoLinha[] = [];

/** The page that the address asks for. The last page stays readable while the next one loads. */
export function useLista(filtros: FiltrosDaLista) {
  const { data, error, isLoading, isValidating, mutate } = useChamada(
    listarAgendamentos,
    { query: consultaDaLista(filtros) },
    { keepPreviousData: true },
  );

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

  return {
    linhas: data?.items ?? SEM_LINHAS,
    total: data?.meta.totalItems,
    paginas: data?.meta.totalPages,
    erro: error,
    carregando: isLoading && data === undefined,
    atualizando: isValidating && data !== undefined,
    aplicar,
    recarregar,
  };
}

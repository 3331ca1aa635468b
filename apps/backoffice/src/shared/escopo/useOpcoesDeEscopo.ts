import { comboUnidades, listarClientes, type ErroDeApi } from '@apto/api-client';
import useSWR from 'swr';
import { clienteSemEscopo } from '../api/cliente.ts';
import type { Opcao } from './selecao.ts';

/** Companies asked for at once; past it the search finds the rest. */
const LIMITE = 100;

export interface OpcoesDeEscopo {
  opcoes: readonly Opcao[];
  /** How many companies match, also beyond the ones here; undefined until known. */
  total: number | undefined;
  carregando: boolean;
  erro: ErroDeApi | undefined;
  tentarDeNovo: () => void;
}

const NENHUMA: readonly Opcao[] = [];

// Asked without the scope's own headers: a choice must not hide the alternatives to itself.
/** The companies that the user may look at, whatever is chosen now. */
export function useClientesDoEscopo(busca: string): OpcoesDeEscopo {
  const { data, error, isLoading, mutate } = useSWR(
    ['escopo', 'clientes', busca] as const,
    () =>
      clienteSemEscopo.chamar(listarClientes, {
        query: { limit: LIMITE, page: 1, ...(busca ? { filter: busca } : {}) },
      }),
    { keepPreviousData: true },
  );
  return {
    opcoes: data?.items ?? NENHUMA,
    total: data?.meta.totalItems,
    carregando: isLoading,
    erro: error as ErroDeApi | undefined,
    tentarDeNovo: () => void mutate(),
  };
}

/** The branches of one company; none while there is no company to show them of. */
export function useUnidadesDoEscopo(clienteId: number | null): OpcoesDeEscopo {
  const { data, error, isLoading, mutate } = useSWR(
    clienteId === null ? null : (['escopo', 'unidades', clienteId] as const),
    ([, , customerId]) => clienteSemEscopo.chamar(comboUnidades, { query: { customerId } }),
  );
  return {
    opcoes: data ?? NENHUMA,
    total: data?.length,
    carregando: isLoading,
    erro: error as ErroDeApi | undefined,
    tentarDeNovo: () => void mutate(),
  };
}

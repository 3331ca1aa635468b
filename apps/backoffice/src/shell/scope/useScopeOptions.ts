import { comboUnidades, getCliente, listClientes, type ApiError } from '@apto/api-client';
import useSWR from 'swr';
import { unscopedApi } from '../../shared/api/client.ts';
import type { ChoiceOption } from './selection.ts';

/** Companies of one page (doc1 §7); further pages are asked for one by one, and the search finds the rest. */
const PAGE_SIZE = 20;

export interface ScopeOptions {
  options: readonly ChoiceOption[];
  /** How many companies match, also beyond the ones here; undefined until known. */
  total: number | undefined;
  loading: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

const NONE: readonly ChoiceOption[] = [];

// Asked without the scope's own headers: a choice must not hide the alternatives to itself.
/** One page of the companies that the user may look at, whatever is chosen now. */
export const clientePage = (search: string, page: number) =>
  unscopedApi.invoke(listClientes, {
    query: { limit: PAGE_SIZE, page, ...(search ? { filter: search } : {}) },
  });

/** The first companies that the user may look at. */
export function useScopeClientes(): ScopeOptions {
  const { data, error, isLoading, mutate } = useSWR(['scope', 'clientes'] as const, () => clientePage('', 1));
  return {
    options: data?.items ?? NONE,
    total: data?.meta.totalItems,
    loading: isLoading,
    error: error as ApiError | undefined,
    retry: () => void mutate(),
  };
}

/** One company by its id, for a choice that is on no page here; none for null. */
export function useScopeCliente(id: number | null): ChoiceOption | undefined {
  const { data } = useSWR(id === null ? null : (['scope', 'cliente', id] as const), ([, , cliente]) =>
    unscopedApi.invoke(getCliente, { params: { id: cliente } }),
  );
  return data;
}

/** The branches of one company; none while there is no company to show them of. */
export function useScopeUnidades(clienteId: number | null): ScopeOptions {
  const { data, error, isLoading, mutate } = useSWR(
    clienteId === null ? null : (['scope', 'unidades', clienteId] as const),
    ([, , customerId]) => unscopedApi.invoke(comboUnidades, { query: { customerId } }),
  );
  return {
    options: data ?? NONE,
    total: data?.length,
    loading: isLoading,
    error: error as ApiError | undefined,
    retry: () => void mutate(),
  };
}

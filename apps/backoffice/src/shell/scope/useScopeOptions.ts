import { comboUnidades, listClientes, type ApiError } from '@apto/api-client';
import useSWR from 'swr';
import { unscopedApi } from '../../shared/api/client.ts';
import type { ChoiceOption } from './selection.ts';

/** Companies asked for at once; past it the search finds the rest. */
const LIMIT = 100;

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
/** The companies that the user may look at, whatever is chosen now. */
export function useScopeClientes(search: string): ScopeOptions {
  const { data, error, isLoading, mutate } = useSWR(
    ['scope', 'clientes', search] as const,
    () =>
      unscopedApi.invoke(listClientes, {
        query: { limit: LIMIT, page: 1, ...(search ? { filter: search } : {}) },
      }),
    { keepPreviousData: true },
  );
  return {
    options: data?.items ?? NONE,
    total: data?.meta.totalItems,
    loading: isLoading,
    error: error as ApiError | undefined,
    retry: () => void mutate(),
  };
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

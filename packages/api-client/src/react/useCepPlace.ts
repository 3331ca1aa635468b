import { useCallback } from 'react';
import { findCep } from '../browser.ts';
import type { Answer } from '../endpoint.ts';
import { ApiError } from '../error.ts';
import { useApi } from './calls.ts';

type CepPlace = Answer<typeof findCep>;

/**
 * Asks for the street and the city of a CEP, written with its dash or without; null where nobody knows it.
 * @throws ApiError where it could not be asked
 */
export function useCepPlace(): (cep: string, signal: AbortSignal) => Promise<CepPlace | null> {
  const api = useApi();
  return useCallback(
    async (cep, signal) => {
      try {
        return await api.invoke(findCep, { params: { cep: cep.replaceAll(/\D/g, '') } }, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    [api],
  );
}

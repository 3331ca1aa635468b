import { useCallback, useEffect, useRef, useState } from 'react';
import { findCep } from '../browser.ts';
import type { Answer } from '../endpoint.ts';
import { ApiError } from '../error.ts';
import { useApi } from './calls.ts';

type CepPlace = Answer<typeof findCep>;
type FoundCity = NonNullable<CepPlace['cidade']>;

export interface CepLookup {
  /**
   * Asks for the street and the city of a CEP, written with its dash or without; null where nobody knows it.
   * @throws ApiError where it could not be asked
   */
  lookUp: (cep: string, signal: AbortSignal) => Promise<CepPlace | null>;
  /** The city that a CEP brought and that is still the chosen one: its name is known with it. */
  foundCity: FoundCity | null;
}

/**
 * The address of a CEP for a form. The city that one CEP brought gives way to that of another; what somebody chose stays,
 * also what was chosen while the CEP was asked for.
 */
export function useCepLookup(chosen: unknown, chooseCity: (id: number) => void): CepLookup {
  const api = useApi();
  const [found, setFound] = useState<FoundCity | null>(null);
  const latest = useRef({ chosen, chooseCity, found });
  useEffect(() => {
    latest.current = { chosen, chooseCity, found };
  });
  const lookUp = useCallback(
    async (cep: string, signal: AbortSignal): Promise<CepPlace | null> => {
      try {
        const place = await api.invoke(findCep, { params: { cep: cep.replaceAll(/\D/g, '') } }, { signal });
        const now = latest.current;
        const isFree = (now.chosen ?? null) === null || now.chosen === now.found?.id;
        if (place.cidade && !signal.aborted && isFree) {
          setFound(place.cidade);
          now.chooseCity(place.cidade.id);
        }
        return place;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    [api],
  );
  return { lookUp, foundCity: found?.id === chosen ? found : null };
}

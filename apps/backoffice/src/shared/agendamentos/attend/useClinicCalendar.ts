import { listNationalFeriados, municipalFeriados, prestadorFerias } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import type { Feriado, Ferias } from '@apto/domain/feriados';
import { lastSuggestedDate } from '@apto/domain/pedido';
import type { Now } from '@apto/domain/time';
import { useMemo } from 'react';

export interface ClinicCalendarRead {
  /** Of the clinic's city and of the country; empty while they are on their way, or could not be read. */
  readonly feriados: readonly Feriado[];
  readonly ferias: readonly Ferias[];
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

const NONE: readonly never[] = [];

/**
 * Holidays and vacations of the clinic of a step, as far ahead as a request may reach: the same facts that the server
 * holds the chosen day against.
 * @param prestadorId null: no clinic yet, and nothing is asked
 */
export function useClinicCalendar(
  cidadeId: number | null,
  prestadorId: number | null,
  now: Now,
): ClinicCalendarRead {
  const query = { dataInicial: now.data, dataFinal: lastSuggestedDate(now.data) };
  const hasClinic = prestadorId !== null;
  const national = useCall(listNationalFeriados, hasClinic ? { query } : null);
  const municipal = useCall(
    municipalFeriados,
    hasClinic && cidadeId !== null ? { params: { cityId: cidadeId }, query } : null,
  );
  const ferias = useCall(prestadorFerias, hasClinic ? { params: { providerId: prestadorId }, query } : null);
  const reads = [national, municipal, ferias];
  const failures = reads.filter(({ data, error, isValidating }) => error && !data && !isValidating);
  const feriados = useMemo(
    () => [...(national.data ?? NONE), ...(municipal.data ?? NONE)],
    [national.data, municipal.data],
  );
  return {
    feriados,
    ferias: ferias.data ?? NONE,
    isLoading: reads.some(({ isLoading }) => isLoading),
    error: failures[0]?.error ?? null,
    retry: () => failures.forEach(({ mutate }) => void mutate()),
  };
}

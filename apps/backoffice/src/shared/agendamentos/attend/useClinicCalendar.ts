import { useCalendarFacts } from '@apto/api-client/react';
import type { Feriado, Ferias } from '@apto/domain/feriados';
import { lastSuggestedDate } from '@apto/domain/pedido';
import type { Now } from '@apto/domain/time';

export interface ClinicCalendarRead {
  /** Of the clinic's city and of the country; empty while they are on their way, or could not be read. */
  readonly feriados: readonly Feriado[];
  readonly ferias: readonly Ferias[];
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

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
  const days = { dataInicial: now.data, dataFinal: lastSuggestedDate(now.data) };
  const { feriados, ferias, reads } = useCalendarFacts({
    days: prestadorId === null ? null : days,
    cidadeId,
    prestadorId,
  });
  const failures = reads.filter(({ data, error, isValidating }) => error && !data && !isValidating);
  return {
    feriados,
    ferias,
    isLoading: reads.some(({ isLoading }) => isLoading),
    error: failures[0]?.error ?? null,
    retry: () => failures.forEach(({ mutate }) => void mutate()),
  };
}

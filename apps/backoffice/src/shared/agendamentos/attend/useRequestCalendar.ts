import { getPrestador, type AgendamentoDetail } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import type { ClinicCalendar } from '@apto/domain/pedido';
import type { Now } from '@apto/domain/time';
import { useMemo } from 'react';
import { useClinicCalendar } from './useClinicCalendar.ts';

/**
 * Hours, holidays and vacations of the request's clinic; null while they are on their way and where it has none: the
 * server judges what is sent by the same ones.
 */
export function useRequestCalendar(
  { cidade, prestador }: Pick<AgendamentoDetail, 'cidade' | 'prestador'>,
  now: Now,
): ClinicCalendar | null {
  const id = prestador?.id ?? null;
  const hours = useCall(getPrestador, id === null ? null : { params: { id } }).data?.openingHours;
  const { feriados, ferias, isLoading } = useClinicCalendar(cidade?.id ?? null, id, now);
  return useMemo(
    () => (hours && !isLoading ? { openingHours: hours.length > 0 ? hours : null, feriados, ferias } : null),
    [hours, isLoading, feriados, ferias],
  );
}

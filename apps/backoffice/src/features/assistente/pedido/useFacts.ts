import { slaSettings, municipalFeriados, prestadorFerias, listNationalFeriados } from '@apto/api-client';
import { useCall, now } from '@apto/api-client/react';
import { lastSuggestedDate } from '@apto/domain/pedido';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { factsAtom } from './pedido.ts';
import type { ReadState } from './useClienteRules.ts';
import { usePedido } from './usePedido.ts';

/**
 * Calendars and limits that judge the suggested range (doc2 §5 'Date range rules'), for the city and the clinic chosen; of
 * a link, whose employee chooses both, those of the country and the client (decision 58).
 */
export function useFacts(): ReadState {
  const [{ autoagendamento, cidade, cliente, prestador }] = usePedido();
  const setFacts = useSetAtom(factsAtom);
  const today = now().data;
  const query = { dataInicial: today, dataFinal: lastSuggestedDate(today) };
  const place = autoagendamento ? null : cidade;
  const applicable = autoagendamento || place !== null;

  const sla = useCall(slaSettings, applicable ? { query: { customerId: cliente?.id } } : null);
  const nationalFeriados = useCall(listNationalFeriados, applicable ? { query } : null);
  const municipal = useCall(municipalFeriados, place ? { params: { cityId: place.id }, query } : null);
  const ferias = useCall(
    prestadorFerias,
    place && prestador ? { params: { providerId: prestador.id }, query } : null,
  );

  useEffect(() => {
    setFacts((before) => ({
      ...before,
      dayLimit: sla.data?.limiteDatas ?? null,
      feriados: [...(nationalFeriados.data ?? []), ...(municipal.data ?? [])],
      ferias: ferias.data ?? [],
    }));
  }, [ferias.data, municipal.data, nationalFeriados.data, setFacts, sla.data]);

  const reads = [sla, nationalFeriados, municipal, ferias];
  return {
    loading: reads.some(({ isLoading }) => isLoading),
    error: reads.find(({ error }) => error)?.error,
    retry: () => {
      for (const read of reads) if (read.error) void read.mutate();
    },
  };
}

import { now, useCalendarFacts } from '@apto/api-client/react';
import { lastSuggestedDate } from '@apto/domain/pedido';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { factsAtom } from './pedido.ts';
import type { ReadState } from './useClienteRules.ts';
import { usePedidoPart } from './usePedido.ts';

/**
 * Calendars and limits that judge the suggested range (doc2 §5 'Date range rules'), for the city and the clinic chosen; of
 * a link, whose employee chooses both, those of the country and the client (decision 58).
 */
export function useFacts(): ReadState {
  const autoagendamento = usePedidoPart('autoagendamento');
  const cidade = usePedidoPart('cidade');
  const cliente = usePedidoPart('cliente');
  const prestador = usePedidoPart('prestador');
  const setFacts = useSetAtom(factsAtom);
  const today = now().data;
  const place = autoagendamento ? null : cidade;
  const isApplicable = autoagendamento || place !== null;
  const { dayLimit, feriados, ferias, reads } = useCalendarFacts({
    days: isApplicable ? { dataInicial: today, dataFinal: lastSuggestedDate(today) } : null,
    cidadeId: place?.id ?? null,
    prestadorId: place ? (prestador?.id ?? null) : null,
    cliente: { id: cliente?.id },
  });

  useEffect(() => {
    setFacts((before) => ({ ...before, dayLimit, feriados, ferias }));
  }, [dayLimit, feriados, ferias, setFacts]);

  return {
    loading: reads.some(({ isLoading }) => isLoading),
    error: reads.find(({ error }) => error)?.error,
    retry: () => {
      for (const read of reads) if (read.error) void read.mutate();
    },
  };
}

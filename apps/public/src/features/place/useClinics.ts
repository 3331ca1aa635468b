import { orderedPrestadores } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import type { Pedido } from '../../shared/pedido/steps.ts';

/** How many clinics a page of cards holds; the API gives at most a hundred at once. */
export const CLINICS_PER_PAGE = 20;
const MAX = 100;

/** The clinics of a city that can serve this request. */
export function useClinics(pedido: Pedido, cidadeId: number | null, filter: string, howMany: number) {
  const { cliente, procedimentos, agendamento } = pedido;
  return useCall(
    orderedPrestadores,
    cidadeId === null
      ? null
      : {
          params: {
            clientIds: String(cliente.id),
            cityId: cidadeId,
            examIds: procedimentos.map(({ id }) => id).join(',') || '0',
          },
          query: {
            limit: Math.min(howMany, MAX),
            tipoExame: agendamento.tipoExame.id,
            filter: filter.trim() || undefined,
          },
        },
    { keepPreviousData: true },
  );
}

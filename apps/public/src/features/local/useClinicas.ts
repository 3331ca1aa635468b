import { prestadoresOrdenados } from '@apto/api-client';
import { useChamada } from '@apto/api-client/react';
import type { Pedido } from '../../shared/pedido/etapas.ts';

/** How many clinics a page of cards holds; the API gives at most a hundred at once. */
export const CLINICAS_POR_VEZ = 20;
const MAXIMO = 100;

/** The clinics of a city that can serve this request. */
export function useClinicas(pedido: Pedido, cidadeId: number | null, filtro: string, quantas: number) {
  const { cliente, procedimentos, agendamento } = pedido;
  return useChamada(
    prestadoresOrdenados,
    cidadeId === null
      ? null
      : {
          params: {
            clientIds: String(cliente.id),
            cityId: cidadeId,
            examIds: procedimentos.map(({ id }) => id).join(',') || '0',
          },
          query: {
            limit: Math.min(quantas, MAXIMO),
            tipoExame: agendamento.tipoExame.id,
            filter: filtro.trim() || undefined,
          },
        },
    { keepPreviousData: true },
  );
}

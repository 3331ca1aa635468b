import type { EstadoAssistente, EventoAssistente } from '@apto/domain';
import { useAtom, useAtomValue } from 'jotai';
import { contextoAtom, pedidoAtom } from './pedido.ts';

/** Sends events to the request. Stable. */
export type Despachar = (...eventos: EventoAssistente[]) => void;

/** The request and the way to change it. */
export function usePedido(): readonly [EstadoAssistente, Despachar] {
  return useAtom(pedidoAtom);
}

/** What the domain's rules need besides the request. */
export const useContexto = () => useAtomValue(contextoAtom);

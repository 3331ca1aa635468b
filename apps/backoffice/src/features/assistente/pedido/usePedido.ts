import type { AssistenteState, AssistenteEvent } from '@apto/domain/assistente';
import { useAtom, useAtomValue } from 'jotai';
import { contextAtom, pedidoAtom } from './pedido.ts';

/** Sends events to the request. Stable. */
export type Dispatch = (...events: AssistenteEvent[]) => void;

/** The request and the way to change it. */
export function usePedido(): readonly [AssistenteState, Dispatch] {
  return useAtom(pedidoAtom);
}

/** What the domain's rules need besides the request. */
export const useAssistenteContext = () => useAtomValue(contextAtom);

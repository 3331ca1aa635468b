import type { AssistenteState, AssistenteEvent } from '@apto/domain/assistente';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { contextAtom, pedidoAtom } from './pedido.ts';

/** Sends events to the request. Stable. */
export type Dispatch = (...events: AssistenteEvent[]) => void;

/** The whole request and the way to change it: whoever asks is drawn anew with every key typed anywhere. */
export function usePedido(): readonly [AssistenteState, Dispatch] {
  return useAtom(pedidoAtom);
}

/** The way to change the request, for who shows nothing of it. Stable. */
export const useDispatch = (): Dispatch => useSetAtom(pedidoAtom);

/** One part of the request: whoever asks is drawn anew only when it is another. */
export const usePedidoPart = <K extends keyof AssistenteState>(key: K): AssistenteState[K] =>
  useAtomValue(useMemo(() => atom((get) => get(pedidoAtom)[key]), [key]));

/** What the domain's rules need besides the request. */
export const useAssistenteContext = () => useAtomValue(contextAtom);

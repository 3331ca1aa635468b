import type { StepId } from '@apto/domain/assistente';
import { useStore } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { stepPath, stepFromPath, stepInPlace, eventsToOpen, FIRST_STEP } from './stepInUrl.ts';
import { contextAtom, pedidoAtom, leavingAtom } from './pedido.ts';
import { usePedidoPart } from './usePedido.ts';

/**
 * Keeps address and request on the same step. A new address (link, back button, reload) moves the request, as far as
 * the request allows; a step that the request took moves the address. Answers how to go to a step by its address.
 */
export function useUrlStep(): (step: StepId) => void {
  const store = useStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const step = usePedidoPart('step');
  const seenPath = useRef<string | null>(null);

  useEffect(() => {
    if (store.get(leavingAtom)) return;
    const fromUrl = stepFromPath(pathname) ?? FIRST_STEP;
    if (seenPath.current !== pathname) {
      seenPath.current = pathname;
      store.set(pedidoAtom, ...eventsToOpen(store.get(pedidoAtom), fromUrl));
      if (store.get(pedidoAtom).step !== fromUrl) {
        const destination = stepInPlace(store.get(pedidoAtom), store.get(contextAtom));
        store.set(pedidoAtom, { type: 'STEP_OPENED', step: destination });
        void navigate(stepPath(store.get(pedidoAtom).step), { replace: true });
      }
    } else if (step !== fromUrl) {
      void navigate(stepPath(step));
    }
  }, [step, store, navigate, pathname]);

  return useCallback((destination) => void navigate(stepPath(destination)), [navigate]);
}

import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OwnNews } from '../../../shared/agendamentos/live/input.ts';
import { HOME_ROUTE } from '../../../shared/routing/addresses.ts';
import { forgetAttemptsAtom } from '../fields/failures.ts';
import { leavingAtom } from '../pedido/pedido.ts';
import { discardDraft } from '../pedido/draft.ts';

/** Leaves for the list and begins anew: the request was sent, or thrown away. */
export function useFinish(): (made?: OwnNews['made']) => Promise<void> {
  const store = useStore();
  const navigate = useNavigate();
  return useCallback(
    async (made?: OwnNews['made']) => {
      // An empty request would lead the wizard, still on the screen, back to its first step.
      store.set(leavingAtom, true);
      await navigate(HOME_ROUTE, { state: { made } satisfies OwnNews });
      discardDraft(store);
      store.set(forgetAttemptsAtom);
    },
    [store, navigate],
  );
}

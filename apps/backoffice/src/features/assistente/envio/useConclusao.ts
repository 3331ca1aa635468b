import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { ROTA_INICIAL } from '../../../shared/sessao/index.ts';
import { esquecerTentativasAtom } from '../campos/falhas.ts';
import { descartarRascunho } from '../pedido/rascunho.ts';

/** Leaves for the list and begins anew: the request was sent, or thrown away. */
export function useConclusao(): () => Promise<void> {
  const loja = useStore();
  const navegar = useNavigate();
  return useCallback(async () => {
    // First away, then empty: an empty request would lead the open wizard back to its first step.
    await navegar(ROTA_INICIAL);
    descartarRascunho(loja);
    loja.set(esquecerTentativasAtom);
  }, [loja, navegar]);
}

import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { ROTA_INICIAL } from '../../../shared/sessao/index.ts';
import { esquecerTentativasAtom } from '../campos/falhas.ts';
import { saindoAtom } from '../pedido/pedido.ts';
import { descartarRascunho } from '../pedido/rascunho.ts';

/** Leaves for the list and begins anew: the request was sent, or thrown away. */
export function useConclusao(): () => Promise<void> {
  const loja = useStore();
  const navegar = useNavigate();
  return useCallback(async () => {
    // An empty request would lead the wizard, still on the screen, back to its first step.
    loja.set(saindoAtom, true);
    await navegar(ROTA_INICIAL);
    descartarRascunho(loja);
    loja.set(esquecerTentativasAtom);
  }, [loja, navegar]);
}

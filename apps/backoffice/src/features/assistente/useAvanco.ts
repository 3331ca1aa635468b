import { validarEtapa } from '@apto/domain';
import { useSetAtom, useStore } from 'jotai';
import { useCallback } from 'react';
import { recusadasAtom } from './campos/falhas.ts';
import { focarCampo } from './campos/focar.ts';
import { contextoAtom, pedidoAtom } from './pedido/pedido.ts';

/**
 * Leaves the open step: on to the next, or to `aoFim` from the last. A step that is not complete says so in a toast,
 * shows every failing field and takes the focus to the first (doc2 §5 'Wizard in general').
 */
export function useAvanco(aoFim: (() => void) | null): () => void {
  const loja = useStore();
  const setRecusadas = useSetAtom(recusadasAtom);
  return useCallback(() => {
    const pedido = loja.get(pedidoAtom);
    const resultado = validarEtapa(pedido, pedido.etapa, loja.get(contextoAtom));
    if (resultado.ok) {
      if (aoFim) aoFim();
      else loja.set(pedidoAtom, { tipo: 'AVANCOU' });
      return;
    }
    setRecusadas((antes) => new Set(antes).add(pedido.etapa));
    // The domain's own words for the toast.
    loja.set(pedidoAtom, { tipo: 'AVANCOU' });
    const [primeira] = resultado.falhas;
    // After the errors are on the screen: the field that takes the focus is then described by its own.
    if (primeira) requestAnimationFrame(() => focarCampo(primeira.campo));
  }, [aoFim, loja, setRecusadas]);
}

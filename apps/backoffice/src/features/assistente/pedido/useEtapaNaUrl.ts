import type { EtapaId } from '@apto/domain';
import { useStore } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  caminhoDaEtapa,
  etapaDoCaminho,
  etapaNoLugar,
  eventosParaAbrir,
  PRIMEIRA_ETAPA,
} from './etapaNaUrl.ts';
import { contextoAtom, pedidoAtom, saindoAtom } from './pedido.ts';
import { usePedido } from './usePedido.ts';

/**
 * Keeps address and request on the same step. A new address (link, back button, reload) moves the request, as far as
 * the request allows; a step that the request took moves the address. Answers how to go to a step by its address.
 */
export function useEtapaNaUrl(): (etapa: EtapaId) => void {
  const loja = useStore();
  const navegar = useNavigate();
  const { pathname } = useLocation();
  const [{ etapa }] = usePedido();
  const caminhoVisto = useRef<string | null>(null);

  useEffect(() => {
    if (loja.get(saindoAtom)) return;
    const daUrl = etapaDoCaminho(pathname) ?? PRIMEIRA_ETAPA;
    if (caminhoVisto.current !== pathname) {
      caminhoVisto.current = pathname;
      loja.set(pedidoAtom, ...eventosParaAbrir(loja.get(pedidoAtom), daUrl));
      if (loja.get(pedidoAtom).etapa !== daUrl) {
        const destino = etapaNoLugar(loja.get(pedidoAtom), loja.get(contextoAtom));
        loja.set(pedidoAtom, { tipo: 'ETAPA_ABERTA', etapa: destino });
        void navegar(caminhoDaEtapa(loja.get(pedidoAtom).etapa), { replace: true });
      }
    } else if (etapa !== daUrl) {
      void navegar(caminhoDaEtapa(etapa));
    }
  }, [etapa, loja, navegar, pathname]);

  return useCallback((destino) => void navegar(caminhoDaEtapa(destino)), [navegar]);
}

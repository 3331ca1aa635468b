import { useStore } from 'jotai';
import { useEffect } from 'react';
import { avisar } from '../../../shared/avisos/index.ts';
import { pedidoAtom } from './pedido.ts';
import { usePedido } from './usePedido.ts';

/** Shows what the domain asks to be said, each notice once. */
export function useAvisosDoPedido(): void {
  const loja = useStore();
  const [{ avisos }] = usePedido();
  const ha = avisos.length > 0;
  useEffect(() => {
    if (!ha) return;
    // The store, not the render: React may run an effect twice, and a notice is said once.
    const pendentes = loja.get(pedidoAtom).avisos;
    const ultimo = pendentes.at(-1);
    if (!ultimo) return;
    loja.set(pedidoAtom, { tipo: 'AVISOS_LIDOS', ate: ultimo.numero });
    for (const aviso of pendentes) avisar(aviso);
  }, [ha, loja]);
}

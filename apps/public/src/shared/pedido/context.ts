import { createContext, use } from 'react';
import type { Pedido } from './steps.ts';

export const PedidoContext = createContext<Pedido | null>(null);

/** The employee's request. Throws outside of the guarded routes, where there always is one. */
export function usePedido(): Pedido {
  const pedido = use(PedidoContext);
  if (!pedido) throw new Error('usePedido precisa da rota do pedido. Coloque a tela dentro dela.');
  return pedido;
}

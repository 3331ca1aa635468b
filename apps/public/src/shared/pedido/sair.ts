import { cliente } from '../api/cliente.ts';
import { sair } from '../sessao/index.ts';
import { esquecerRascunho } from './rascunho.ts';

/** Leaves the request: what was chosen goes with the session, because the next person here may be another. */
export function sairDoPedido(): void {
  esquecerRascunho();
  void sair(cliente);
}

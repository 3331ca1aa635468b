import { cliente } from '../api/cliente.ts';
import { signOut } from '../sessao/index.ts';
import { forgetDraft } from './rascunho.ts';

/** Leaves the request: what was chosen goes with the session, because the next person here may be another. */
export function leavePedido(): void {
  forgetDraft();
  void signOut(cliente);
}

import { redirect } from 'react-router-dom';
import { CAMINHO } from '../rotas/caminhos.ts';
import { sessao } from './sessao.ts';

/**
 * Loader of every address that needs the employee's session: without one, or with an expired one (which is cleared),
 * to the login (doc3 §2.2). It only decides what is shown: the server refuses on its own.
 */
export async function exigirEmpregado(): Promise<Response | null> {
  return (await sessao.restaurar()) ? null : redirect(CAMINHO.login);
}

/** Loader of the login's address: with a session there is nothing to do there (doc3 §2.2). */
export async function paraOPedido(): Promise<Response | null> {
  return (await sessao.restaurar()) ? redirect(CAMINHO.dados) : null;
}

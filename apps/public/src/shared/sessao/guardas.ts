import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { CAMINHO } from '../rotas/caminhos.ts';
import { lerConvite } from './convite.ts';
import { receberConvite } from './link.ts';
import { sessao } from './sessao.ts';

/**
 * Loader of every address that needs the employee's session: without one, or with an expired one (which is cleared),
 * to the login (doc3 §2.2). It only decides what is shown: the server refuses on its own.
 */
export async function exigirEmpregado(): Promise<Response | null> {
  return (await sessao.restaurar()) ? null : redirect(CAMINHO.login);
}

/**
 * Loader of the login's address, while the app runs: with a session there is nothing to do there (doc3 §2.2), unless the
 * address brings the token of another request.
 */
export async function paraOPedido({
  request,
}: Pick<LoaderFunctionArgs, 'request'>): Promise<Response | null> {
  const { pathname, search } = new URL(request.url);
  const convite = lerConvite(pathname + search);
  if (convite) await receberConvite(convite.token);
  if (await sessao.restaurar()) return redirect(CAMINHO.dados);
  return convite || pathname !== CAMINHO.login ? redirect(CAMINHO.login) : null;
}

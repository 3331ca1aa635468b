import { passaNaGuardaDeRota } from '@apto/domain';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { loginPara, loginSemPermissao } from './destino.ts';
import { restaurarSessao } from './sessao.ts';

/**
 * Loader of a route that needs an internal session and, where given, a permission (doc3 §2.2). It only decides what
 * is shown: the server refuses on its own.
 */
export function exigir(permissao?: string) {
  return async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<null> => {
    const { pathname, search, hash } = new URL(request.url);
    const aqui = pathname + search + hash;
    const sessao = await restaurarSessao();
    // The router's `redirect` is a response to throw, by its own convention.
    // oxlint-disable-next-line typescript/only-throw-error
    if (!sessao) throw redirect(loginPara(aqui));
    // oxlint-disable-next-line typescript/only-throw-error
    if (!passaNaGuardaDeRota(sessao.permissoes, permissao)) throw redirect(loginSemPermissao(aqui));
    return null;
  };
}

import { criarCliente, type Cliente } from '@apto/api-client';
import { sessao } from '../sessao/sessao.ts';

/** The app's client: the employee's token on every call. Any 401 of its token ends the session once. */
export const cliente: Cliente = criarCliente({
  credenciais: () => ({ token: sessao.atual()?.token ?? null }),
  // A late answer to a call of an earlier session leaves the present one alone.
  aoExpirar: (_erro, token) => {
    if (sessao.atual()?.token === token) sessao.encerrar('expirou');
  },
});

import { criarCliente, type Cliente } from '@apto/api-client';
import { sessao } from '../sessao/sessao.ts';

/** The app's client: the employee's token on every call. Any 401 ends the session once. */
export const cliente: Cliente = criarCliente({
  credenciais: () => ({ token: sessao.atual()?.token ?? null }),
  aoExpirar: () => sessao.encerrar('expirou'),
});

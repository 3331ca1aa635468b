import { funcionariosBySituation } from '@apto/api-client';
import { tipoExame } from '@apto/domain/exames';
import { PEDIDO_SITUATIONS } from '@apto/domain/pedido';
import type { createStore } from 'jotai';
import { api } from '../../shared/api/client.ts';
import { FUNCIONARIO_PARAM, TYPE_PARAM } from '../../shared/routing/addresses.ts';
import { addFuncionarios } from './fields/funcionarios.ts';
import { pedidoAtom } from './pedido/pedido.ts';

/**
 * Fills the new request with the exam type and the employee that the address names, so far as this person may ask for
 * them; a number that is nobody's is left out.
 */
export async function beginFor(store: ReturnType<typeof createStore>, query: URLSearchParams): Promise<void> {
  const funcionario = Number(query.get(FUNCIONARIO_PARAM));
  if (!Number.isInteger(funcionario) || funcionario < 1) return;
  const { id, descricao: name } = tipoExame(Number(query.get(TYPE_PARAM)));
  store.set(pedidoAtom, { type: 'TIPO_EXAME_CHOSEN', tipoExame: { id, descricao: name } });
  const { items } = await api.invoke(funcionariosBySituation, {
    params: { situacoes: PEDIDO_SITUATIONS.join(',') },
    query: { ids: String(funcionario), exame: id, limit: 1 },
  });
  store.set(pedidoAtom, ...addFuncionarios(items));
}

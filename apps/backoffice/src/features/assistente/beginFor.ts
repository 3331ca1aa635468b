import { funcionariosBySituation, getAgendamento } from '@apto/api-client';
import { tipoExame } from '@apto/domain/exames';
import { PEDIDO_SITUATIONS } from '@apto/domain/pedido';
import type { createStore } from 'jotai';
import { api } from '../../shared/api/client.ts';
import { AGAIN_PARAM, FUNCIONARIO_PARAM, TYPE_PARAM } from '../../shared/routing/addresses.ts';
import { addFuncionarios } from './fields/funcionarios.ts';
import { pedidoAtom } from './pedido/pedido.ts';

type Store = ReturnType<typeof createStore>;

const numberOf = (query: URLSearchParams, name: string): number | null => {
  const value = Number(query.get(name));
  return Number.isInteger(value) && value > 0 ? value : null;
};

async function fill(store: Store, idFuncionario: number, typeId: number): Promise<void> {
  const { id, descricao: name } = tipoExame(typeId);
  store.set(pedidoAtom, { type: 'TIPO_EXAME_CHOSEN', tipoExame: { id, descricao: name } });
  const { items } = await api.invoke(funcionariosBySituation, {
    params: { situacoes: PEDIDO_SITUATIONS.join(',') },
    query: { ids: String(idFuncionario), exame: id, limit: 1 },
  });
  store.set(pedidoAtom, ...addFuncionarios(items));
}

/**
 * Fills the new request with what the address names, so far as this person may ask for it: an exam type and an employee,
 * or an appointment whose exam is asked for again, with its city; a number that is nobody's is left out.
 */
export async function beginFor(store: Store, query: URLSearchParams): Promise<void> {
  const again = numberOf(query, AGAIN_PARAM);
  if (again !== null) {
    const {
      tipoExame: type,
      cidade,
      idFuncionario,
    } = await api.invoke(getAgendamento, {
      params: { id: again },
    });
    await fill(store, idFuncionario, type.id);
    if (cidade) store.set(pedidoAtom, { type: 'CIDADE_CHOSEN', cidade });
    return;
  }
  const funcionario = numberOf(query, FUNCIONARIO_PARAM);
  if (funcionario !== null) await fill(store, funcionario, Number(query.get(TYPE_PARAM)));
}

import type { AssistenteEvent } from '@apto/domain/assistente';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { draftAtom, newDraft, pedidoAtom } from '../pedido/pedido.ts';
import { withProcedimentos } from '../stories/pedidos.ts';
import { procedimentoRowsAtom } from './funcionarioRows.ts';

/** A request of two people whose procedures are shown: the rows before and after what happens to the first. */
function rowsAfter(eventOf: (id: number) => AssistenteEvent) {
  const store = createStore();
  store.set(draftAtom, { ...newDraft(1, null), state: withProcedimentos(2) });
  // As a table does, from before to after.
  const leave = store.sub(procedimentoRowsAtom, () => undefined);
  const before = store.get(procedimentoRowsAtom);
  const [first] = before;
  if (!first) throw new Error('nobody in the request');
  store.set(pedidoAtom, eventOf(first.f.id));
  leave();
  return { before, after: store.get(procedimentoRowsAtom), pedido: store.get(pedidoAtom) };
}

describe('issue 10 the rows of the procedures', () => {
  it.each([
    { name: 'questionnaire', fields: { questionarioRisco: 2 } },
    { name: "consultation's purpose", fields: { detalheConsulta: 'Retorno' } },
  ])('are the same after an answer: $name', ({ fields }) => {
    const { before, after, pedido } = rowsAfter((id) => ({ type: 'FUNCIONARIO_CHANGED', id, fields }));
    expect(pedido.funcionarios[0]).toMatchObject(fields);
    expect(after).toBe(before);
  });

  it('are new for whom another procedure was chosen, and for nobody else', () => {
    const { before, after, pedido } = rowsAfter((id) => ({
      type: 'PROCEDIMENTOS_CHOSEN',
      id,
      procedimentos: [],
    }));
    expect(after[0]?.f).toBe(pedido.funcionarios[0]);
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });

  it('follow who goes: the place of the next is another', () => {
    const { before, after } = rowsAfter((id) => ({ type: 'FUNCIONARIO_REMOVED', id }));
    expect(after).toEqual([{ index: 0, f: before[1]?.f }]);
  });
});

import type { AgendamentoRow, AgendamentoEvent } from '@apto/api-client';
import { describe, expect, it } from 'vitest';
import { eventFrom } from './event.ts';
import { changedRows, mergeRows } from './merge.ts';
import { mergeEvents, makePlan, newAgendamentosText } from './plan.ts';

const row = (id: number, version: number, name = `Pessoa ${id}`): AgendamentoRow =>
  ({ id, version, funcionario: { name: name }, status: { descricao: 'Agendado' } }) as AgendamentoRow;
const eventOf = (id: number, version: number, type: AgendamentoEvent['tipo'] = 'STATUS') => ({
  id,
  version,
  tipo: type,
});

describe('planning', () => {
  it('a row on the screen that is older than the event is loaded', () => {
    expect(makePlan([eventOf(1, 3)], [row(1, 2), row(2, 1)])).toEqual({ toUpdate: [1], created: [] });
  });

  it('the echo of our own write asks for nothing', () => {
    expect(makePlan([eventOf(1, 2)], [row(1, 2)])).toEqual({ toUpdate: [], created: [] });
  });

  it('a change of a row on another page asks for nothing', () => {
    expect(makePlan([eventOf(9, 4)], [row(1, 2)])).toEqual({ toUpdate: [], created: [] });
  });

  it('a creation is news, once, whatever follows it in the burst', () => {
    expect(makePlan([eventOf(9, 1, 'CRIADO'), eventOf(9, 2), eventOf(9, 3)], [])).toEqual({
      toUpdate: [],
      created: [9],
    });
  });

  it('a creation that the page already shows is no news', () => {
    expect(makePlan([eventOf(1, 1, 'CRIADO')], [row(1, 1)])).toEqual({ toUpdate: [], created: [] });
  });

  it('events that arrive in the wrong order count by version', () => {
    expect(mergeEvents([eventOf(1, 5, 'AGENDADO'), eventOf(1, 4)])).toEqual([eventOf(1, 5, 'AGENDADO')]);
  });
});

describe('merging', () => {
  it('fresh rows take the place of the old ones; order and the rest stay', () => {
    const before = [row(1, 1), row(2, 1), row(3, 1)];
    const after = mergeRows(before, [row(2, 2)]);
    expect(after.map((l) => [l.id, l.version])).toEqual([
      [1, 1],
      [2, 2],
      [3, 1],
    ]);
    expect(after[0]).toBe(before[0]);
  });

  it('an answer that arrives late never brings an older version back', () => {
    expect(mergeRows([row(1, 3)], [row(1, 2)])[0]?.version).toBe(3);
  });

  it('after a reload, new and changed rows are the ones to show', () => {
    expect(changedRows([row(1, 1), row(2, 1)], [row(3, 1), row(1, 2), row(2, 1)])).toEqual([3, 1]);
  });
});

it('says how many are new', () => {
  expect(newAgendamentosText(1)).toBe('1 novo agendamento');
  expect(newAgendamentosText(3)).toBe('3 novos agendamentos');
});

describe('messages of the stream', () => {
  const message = (event: string, data: string) => ({ event, data, id: null });

  it('an appointment event is read', () => {
    expect(eventFrom(message('agendamento', '{"id":7,"version":2,"tipo":"STATUS"}'))).toEqual(eventOf(7, 2));
  });

  it.each([
    ['ping', '{}'],
    ['agendamento', 'x'],
    ['agendamento', 'null'],
    ['agendamento', '{"id":"7","version":2,"tipo":"STATUS"}'],
    ['agendamento', '{"id":7,"version":2,"tipo":"NOVIDADE"}'],
  ])('%s %s asks for nothing', (type, data) => {
    expect(eventFrom(message(type, data))).toBeNull();
  });
});

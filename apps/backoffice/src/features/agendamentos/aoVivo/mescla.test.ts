import type { AgendamentoLinha, EventoDeAgendamento } from '@apto/api-client';
import { describe, expect, it } from 'vitest';
import { eventoDe } from './evento.ts';
import { juntarEventos, linhasMudadas, mesclarLinhas, planejar, textoDosNovos } from './mescla.ts';

const linha = (id: number, version: number, nome = `Pessoa ${id}`): AgendamentoLinha =>
  ({ id, version, funcionario: { name: nome }, status: { descricao: 'Agendado' } }) as AgendamentoLinha;
const evento = (id: number, version: number, tipo: EventoDeAgendamento['tipo'] = 'STATUS') => ({
  id,
  version,
  tipo,
});

describe('planning', () => {
  it('a row on the screen that is older than the event is loaded', () => {
    expect(planejar([evento(1, 3)], [linha(1, 2), linha(2, 1)])).toEqual({ atualizar: [1], novos: [] });
  });

  it('the echo of our own write asks for nothing', () => {
    expect(planejar([evento(1, 2)], [linha(1, 2)])).toEqual({ atualizar: [], novos: [] });
  });

  it('a change of a row on another page asks for nothing', () => {
    expect(planejar([evento(9, 4)], [linha(1, 2)])).toEqual({ atualizar: [], novos: [] });
  });

  it('a creation is news, once, whatever follows it in the burst', () => {
    expect(planejar([evento(9, 1, 'CRIADO'), evento(9, 2), evento(9, 3)], [])).toEqual({
      atualizar: [],
      novos: [9],
    });
  });

  it('a creation that the page already shows is no news', () => {
    expect(planejar([evento(1, 1, 'CRIADO')], [linha(1, 1)])).toEqual({ atualizar: [], novos: [] });
  });

  it('events that arrive in the wrong order count by version', () => {
    expect(juntarEventos([evento(1, 5, 'AGENDADO'), evento(1, 4)])).toEqual([evento(1, 5, 'AGENDADO')]);
  });
});

describe('merging', () => {
  it('fresh rows take the place of the old ones; order and the rest stay', () => {
    const antes = [linha(1, 1), linha(2, 1), linha(3, 1)];
    const depois = mesclarLinhas(antes, [linha(2, 2)]);
    expect(depois.map((l) => [l.id, l.version])).toEqual([
      [1, 1],
      [2, 2],
      [3, 1],
    ]);
    expect(depois[0]).toBe(antes[0]);
  });

  it('an answer that arrives late never brings an older version back', () => {
    expect(mesclarLinhas([linha(1, 3)], [linha(1, 2)])[0]?.version).toBe(3);
  });

  it('after a reload, new and changed rows are the ones to show', () => {
    expect(linhasMudadas([linha(1, 1), linha(2, 1)], [linha(3, 1), linha(1, 2), linha(2, 1)])).toEqual([
      3, 1,
    ]);
  });
});

it('says how many are new', () => {
  expect(textoDosNovos(1)).toBe('1 novo agendamento');
  expect(textoDosNovos(3)).toBe('3 novos agendamentos');
});

describe('messages of the stream', () => {
  const mensagem = (evento: string, dados: string) => ({ evento, dados, id: null });

  it('an appointment event is read', () => {
    expect(eventoDe(mensagem('agendamento', '{"id":7,"version":2,"tipo":"STATUS"}'))).toEqual(evento(7, 2));
  });

  it.each([
    ['ping', '{}'],
    ['agendamento', 'x'],
    ['agendamento', 'null'],
    ['agendamento', '{"id":"7","version":2,"tipo":"STATUS"}'],
    ['agendamento', '{"id":7,"version":2,"tipo":"NOVIDADE"}'],
  ])('%s %s asks for nothing', (tipo, dados) => {
    expect(eventoDe(mensagem(tipo, dados))).toBeNull();
  });
});

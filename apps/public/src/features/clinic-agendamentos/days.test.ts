import { describe, expect, it } from 'vitest';
import { storyAgendamento } from './story-data.ts';
import { groupByDay, whenText } from './days.ts';

describe("the clinic's days", () => {
  it('stand one after the other, today and tomorrow by name, and what has no day last', () => {
    const on = (id: number, dataAgendamento: string | null) => storyAgendamento({ id, dataAgendamento });
    const groups = groupByDay(
      [on(1, '2026-11-23'), on(2, '2026-11-24'), on(3, '2026-11-24'), on(4, '2026-11-25'), on(5, null)],
      '2026-11-24',
    );
    expect(groups.map(({ label, items }) => [label, items.map((i) => i.id)])).toEqual([
      ['Já passou: segunda-feira, 23 de novembro de 2026', [1]],
      ['Hoje, terça-feira, 24 de novembro de 2026', [2, 3]],
      ['Amanhã, quarta-feira, 25 de novembro de 2026', [4]],
      ['Sem dia definido', [5]],
    ]);
  });

  it('say the time, or that there is none', () => {
    expect(whenText({ dataAgendamento: '2026-11-24', horaAgendamento: '09:30' })).toBe(
      'terça-feira, 24 de novembro de 2026, às 09:30',
    );
    expect(whenText({ dataAgendamento: '2026-11-24', horaAgendamento: null })).toBe(
      'terça-feira, 24 de novembro de 2026, por ordem de chegada',
    );
    expect(whenText({ dataAgendamento: null, horaAgendamento: null })).toBe('dia ainda não definido');
  });
});

import type { Faixa } from '@apto/domain/agendas';
import { describe, expect, it } from 'vitest';
import { groupsOfOptions, type Options } from '../../../controls/OptionList/options.ts';
import { isRowComplete, slotKey, slotOptions, type ScheduleRow } from './TimeSlotRow.logic.ts';
import { texts } from './intl/pt-BR.ts';

const slot = (horarioChegada: string, horarioSaida: string, vagas = 1): Faixa => ({
  data: '2026-11-24',
  horarioChegada,
  horarioSaida,
  minutosAgendas: 30,
  ambienteId: 7,
  vagas,
});
const row: ScheduleRow = {
  id: 'a',
  prestador: { id: 1, name: 'Vida Plena' },
  procedimentos: [],
  antecedencia: 0,
  isServed: true,
  data: '2026-11-24',
  faixa: slot('08:00', '08:30'),
  particular: false,
};

const flatten = (options: Options) => groupsOfOptions(options).flatMap(({ items }) => items);

describe('doc2 §5: what a row needs', () => {
  it('is provider, date and time', () => {
    expect(isRowComplete(row)).toBe(true);
    for (const missing of [{ prestador: null }, { data: null }, { faixa: null }])
      expect(isRowComplete({ ...row, ...missing })).toBe(false);
  });

  it('or a date alone when it is private', () => {
    expect(isRowComplete({ ...row, particular: true, faixa: null, prestador: null })).toBe(true);
    expect(isRowComplete({ ...row, particular: true, data: null })).toBe(false);
  });
});

describe('doc2 §5 Schedule step: slots on the day of the exam before', () => {
  it('stay in the list with the reason why they do not fit', () => {
    const options = flatten(
      slotOptions(
        [slot('07:00', '07:30'), slot('08:00', '08:30'), slot('13:00', '13:30', 3)],
        [slot('08:00', '08:30')],
        texts,
      ),
    );
    expect(options.map(({ label, disabledReason }) => [label, disabledReason !== undefined])).toEqual([
      ['07:00', false],
      ['08:00', true],
      ['13:00', true],
    ]);
    expect(options[1]?.disabledReason).toContain('o horário deve terminar antes');
    expect(options[2]?.description).toBe('chegada até 13:30, 3 vagas');
    const preparo = ['8 h de jejum antes: sem comer desde 05:00'];
    const [hard] = flatten(slotOptions([{ ...slot('13:00', '13:30'), preparo }], [], texts));
    expect(hard?.description).toBe(
      'chegada até 13:30, última vaga. 8 h de jejum antes: sem comer desde 05:00',
    );
  });

  it('on another day all are free, in morning and afternoon', () => {
    const other = { ...slot('08:00', '08:30'), data: '2026-11-20' };
    const groups = slotOptions([slot('13:00', '13:30'), slot('08:00', '08:30')], [other], texts);
    expect(groups.map(({ label }) => label)).toEqual(['Manhã', 'Tarde']);
    expect(flatten(groups).every((option) => option.disabledReason === undefined)).toBe(true);
  });

  it('rows without a slot ask for nothing', () => {
    expect(flatten(slotOptions([slot('08:00', '08:30')], [null], texts))[0]).toMatchObject({
      value: slotKey(slot('08:00', '08:30')),
      disabledReason: undefined,
    });
  });
});

import type { ApiFaixa } from '@apto/api-client';
import { choiceConfirmation, type ConfirmationDay } from '@apto/domain/autoagendamento';
import { PERIODO } from '@apto/domain/periodos';
import { describe, expect, it, test } from 'vitest';
import { alternatives, choiceWithinDays, spokenChoice, whatIsMissing, choiceSummary } from './choice.ts';

const faixa = (date: string, horarioChegada: string): ApiFaixa => ({
  data: date,
  horarioChegada,
  horarioSaida: '23:00',
  minutosAgendas: 30,
  ambienteId: 7,
  vagas: 1,
});
const periodos = (available: readonly number[]) =>
  ([1, 2, 3] as const).map((periodo) => ({ periodo, nome: '', available: available.includes(periodo) }));
const day = (date: string, hours: string[], available: number[] = []): ConfirmationDay<ApiFaixa> => ({
  data: date,
  reasons: [],
  faixas: hours.map((time) => faixa(date, time)),
  periodos: periodos(available),
});
const nothing = { data: null, faixa: null, periodo: null };
const at0830 = { data: '2026-11-24', faixa: { horarioChegada: '08:30' }, periodo: null };
const pedido = { cidade: { id: 1 }, prestador: { id: 2 } };

describe('doc2 §2.11: what is chosen', () => {
  const withFaixas = [day('2026-11-24', ['08:00', '08:30']), day('2026-11-25', ['14:00'])];

  it('is a slot where the clinic books slots', () => {
    const choice = choiceWithinDays(at0830, withFaixas, true);
    expect(whatIsMissing(pedido, choice, true)).toBeNull();
    expect(choiceSummary(choice)).toBe('Terça-feira, 24 de novembro de 2026, às\u00A008:30');
    expect(choiceConfirmation(9, choice)).toEqual({
      agendamentoId: 9,
      dataAgendamento: '2026-11-24',
      periodo: PERIODO.MANHA,
      horarioAgendamento: '08:30',
    });
  });

  it('takes the period of the slot: below 12 is morning (doc2 §4)', () => {
    const choice = choiceWithinDays(
      { ...at0830, data: '2026-11-25', faixa: { horarioChegada: '14:00' } },
      withFaixas,
      true,
    );
    expect(choiceConfirmation(9, choice)).toMatchObject({ periodo: PERIODO.TARDE });
  });

  it('is a day and a period elsewhere; the only period needs no choosing', () => {
    const days = [day('2026-11-24', [], [1, 2, 3]), day('2026-11-25', [], [2])];
    const withoutPeriodo = choiceWithinDays({ ...nothing, data: '2026-11-24' }, days, false);
    expect(whatIsMissing(pedido, withoutPeriodo, false)).toBe('Escolha o período para agendar.');
    expect(choiceConfirmation(9, withoutPeriodo)).toBeNull();
    const both = choiceWithinDays({ ...nothing, data: '2026-11-24', periodo: 3 }, days, false);
    expect(choiceSummary(both)).toBe('Terça-feira, 24 de novembro de 2026, de manhã ou à tarde');
    const single = choiceWithinDays({ ...nothing, data: '2026-11-25', periodo: 1 }, days, false);
    expect(choiceConfirmation(9, single)).toEqual({
      agendamentoId: 9,
      dataAgendamento: '2026-11-25',
      periodo: PERIODO.TARDE,
    });
  });

  test.each([
    [{ ...pedido, prestador: null }, nothing, 'Escolha uma clínica para agendar.'],
    [pedido, nothing, 'Escolha um dia para agendar.'],
    [pedido, { ...nothing, data: '2026-11-24' }, 'Escolha um horário para agendar.'],
    [pedido, { ...nothing, data: '2026-11-30' }, 'Escolha um dia para agendar.'],
  ])('Agendar says what is missing: %o %o', (from, draft, text) => {
    expect(whatIsMissing(from, choiceWithinDays(draft, withFaixas, true), true)).toBe(text);
  });

  it('is lost when the slot is gone from the day, or the server refused it', () => {
    const withoutIt = choiceWithinDays(at0830, [day('2026-11-24', ['08:00'])], true);
    expect(withoutIt).toMatchObject({ faixa: null, lost: { data: '2026-11-24' } });
    expect(choiceWithinDays(at0830, withFaixas, true, true).lost).not.toBeNull();
    expect(choiceWithinDays(at0830, withFaixas, true).lost).toBeNull();
  });

  it('is not lost while the days are still loading', () => {
    expect(choiceWithinDays(at0830, null, true)).toEqual({
      day: null,
      faixa: null,
      periodo: null,
      lost: null,
    });
  });
});

describe("issue 12 'Heard as well as seen'", () => {
  const days = [day('2026-11-24', ['08:00', '08:30']), day('2026-11-25', ['14:00'])];
  const spoken = (draft: Parameters<typeof choiceWithinDays>[0], books = true) =>
    spokenChoice(choiceWithinDays(draft, days, books), undefined, books);

  it('tells the day that opened, with what it offers, and then the time', () => {
    expect(spoken(nothing)).toBe('');
    expect(spoken({ ...nothing, data: '2026-11-24' })).toBe(
      'Terça-feira, 24 de novembro de 2026: 2 horários livres.',
    );
    expect(spoken({ ...nothing, data: '2026-11-25' })).toBe(
      'Quarta-feira, 25 de novembro de 2026: 1 horário livre.',
    );
    expect(spoken({ ...nothing, data: '2026-11-25' }, false)).toBe(
      'Quarta-feira, 25 de novembro de 2026: escolha o período.',
    );
    expect(spoken(at0830)).toBe('Escolhido: Terça-feira, 24 de novembro de 2026, às\u00A008:30.');
  });

  it('tells why a day cannot be, whatever was chosen before', () => {
    const reasons = [{ code: 'NO_FAIXAS', text: 'Não há mais horários livres neste dia' }] as const;
    const blocked = { ...day('2026-11-26', []), reasons };
    expect(spokenChoice(choiceWithinDays(at0830, days, true), blocked, true)).toBe(
      'Não dá para escolher quinta-feira, 26 de novembro de 2026. Não há mais horários livres neste dia.',
    );
  });
});

describe('doc2 §8 slot gone: what is offered instead', () => {
  const lost = { data: '2026-11-24', faixa: { horarioChegada: '08:30' } };
  it('are the nearest free ones, each time once, never the lost one', () => {
    const faixas = [
      faixa('2026-11-25', '08:30'),
      faixa('2026-11-24', '08:30'),
      faixa('2026-11-24', '10:00'),
      faixa('2026-11-24', '08:00'),
      faixa('2026-11-24', '08:00'),
      faixa('2026-11-24', '09:00'),
      faixa('2026-11-24', '16:00'),
    ];
    expect(alternatives(lost, faixas).map((f) => `${f.data} ${f.horarioChegada}`)).toEqual([
      '2026-11-24 08:00',
      '2026-11-24 09:00',
      '2026-11-24 10:00',
      '2026-11-24 16:00',
    ]);
  });

  it("are the server's own when it gave some", () => {
    const [first] = alternatives(lost, [faixa('2026-11-24', '08:00')], [faixa('2026-11-26', '09:00')]);
    expect(first?.data).toBe('2026-11-26');
  });
});

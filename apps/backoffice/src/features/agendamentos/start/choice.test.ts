import type { ApiFaixa } from '@apto/api-client';
import { choiceConfirmation, type ConfirmationDay } from '@apto/domain/autoagendamento';
import { PERIODO } from '@apto/domain/periodos';
import { describe, expect, it } from 'vitest';
import { NOTHING_CHOSEN, choiceSituation } from './choice.ts';

const faixa = (horarioChegada: string, date = '2026-11-30'): ApiFaixa => ({
  data: date,
  horarioChegada,
  horarioSaida: '09:00',
  minutosAgendas: 30,
  ambienteId: 4,
  vagas: 1,
});
const day = (changes: Partial<ConfirmationDay<ApiFaixa>> = {}): ConfirmationDay<ApiFaixa> => ({
  data: '2026-11-30',
  reasons: [],
  faixas: [],
  periodos: [
    { periodo: PERIODO.MANHA, nome: 'Manhã', available: true },
    { periodo: PERIODO.TARDE, nome: 'Tarde', available: true },
  ],
  ...changes,
});
const where = { cidade: { id: 1 }, prestador: { id: 2 } };
const onDay = { ...NOTHING_CHOSEN, data: '2026-11-30' };

describe("doc2 §2.11: 'Agendar' needs city, provider and date or slot", () => {
  it.each([
    [{ cidade: null, prestador: null }, NOTHING_CHOSEN, 'Escolha a cidade.'],
    [{ cidade: {}, prestador: null }, NOTHING_CHOSEN, 'Escolha a clínica.'],
    [where, NOTHING_CHOSEN, 'Escolha o dia.'],
    [where, onDay, 'Escolha o período.'],
    [where, { ...onDay, periodo: PERIODO.TARDE }, null],
  ])('%j %j: %s', (place, chosen, missing) => {
    expect(choiceSituation(chosen, place, [day()], false).missing).toBe(missing);
  });

  it('the only period that is free needs no choice', () => {
    const only = day({ periodos: [{ periodo: PERIODO.MANHA, nome: 'Manhã', available: true }] });
    const situation = choiceSituation(onDay, where, [only], false);
    expect(choiceConfirmation(9, situation)).toEqual({
      agendamentoId: 9,
      dataAgendamento: '2026-11-30',
      periodo: PERIODO.MANHA,
    });
  });

  it('a day that got a reason against it is no longer chosen', () => {
    const full = day({
      reasons: [{ code: 'NO_FAIXAS', text: 'Não há mais horários livres neste dia' }],
    });
    expect(choiceSituation(onDay, where, [full], true).missing).toBe('Escolha o dia.');
  });
});

describe('slots', () => {
  it('doc2 §4: the hour of the slot decides the period', () => {
    const withFaixas = day({ faixas: [faixa('08:30'), faixa('12:00')] });
    const at12 = choiceSituation({ ...onDay, faixa: faixa('12:00') }, where, [withFaixas], true);
    expect(choiceConfirmation(9, at12)).toEqual({
      agendamentoId: 9,
      dataAgendamento: '2026-11-30',
      periodo: PERIODO.TARDE,
      horarioAgendamento: '12:00',
    });
  });

  it('a slot that somebody took is not sent', () => {
    const situation = choiceSituation(
      { ...onDay, faixa: faixa('08:30') },
      where,
      [day({ faixas: [faixa('10:00')] })],
      true,
    );
    expect(situation.missing).toBe('Escolha o horário.');
    expect(choiceConfirmation(9, situation)).toBeNull();
  });
});

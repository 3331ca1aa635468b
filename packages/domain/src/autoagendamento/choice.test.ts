import { describe, expect, it } from 'vitest';
import { PERIODO } from '../periodos/index.ts';
import { choiceConfirmation, standingChoice, missingStep, type ConfirmationDay } from './index.ts';

const date = '2026-11-24';
const faixa = (horarioChegada: string) => ({
  data: date,
  horarioChegada,
  horarioSaida: '18:00',
  minutosAgendas: 30,
  ambienteId: 1,
  vagas: 1,
});
const day = (changes: Partial<ConfirmationDay> = {}): ConfirmationDay => ({
  data: date,
  reasons: [],
  faixas: [],
  periodos: [
    { periodo: PERIODO.MANHA, nome: 'Manhã', available: true },
    { periodo: PERIODO.TARDE, nome: 'Tarde', available: true },
  ],
  ...changes,
});
const made = { data: date, faixa: null, periodo: null };
const where = { cidade: {}, prestador: {} };

describe('doc2 §2.11: a choice against the days as they are now', () => {
  it('a day that got a reason against it, or left, is no longer chosen', () => {
    const reasons = [{ code: 'NO_FAIXAS', text: 'x' }] as const;
    expect(standingChoice(made, [day({ reasons })], false).day).toBeNull();
    expect(standingChoice(made, [], false).day).toBeNull();
  });

  it('a slot is known by its arrival and goes when it is taken', () => {
    const at0830 = { ...made, faixa: { horarioChegada: '08:30' } };
    const free = day({ faixas: [faixa('08:00'), faixa('08:30')] });
    expect(standingChoice(at0830, [free], true).faixa).toBe(free.faixas[1]);
    expect(standingChoice(at0830, [day({ faixas: [faixa('08:00')] })], true).faixa).toBeNull();
    expect(standingChoice(at0830, [free], false).faixa).toBeNull();
  });

  it('a period that is not free is not chosen; the only free one needs no choosing', () => {
    const onlyTarde = day({
      periodos: day().periodos.map((p) => ({ ...p, available: p.periodo === PERIODO.TARDE })),
    });
    expect(standingChoice({ ...made, periodo: PERIODO.MANHA }, [onlyTarde], false).periodo).toBe(
      PERIODO.TARDE,
    );
    expect(standingChoice(made, [day()], false).periodo).toBeNull();
  });

  it('says the first thing that is missing', () => {
    const without = standingChoice({ ...made, data: null }, [day()], false);
    const given = standingChoice(made, [day()], false);
    expect(missingStep({ cidade: null, prestador: {} }, without, false)).toBe('CIDADE');
    expect(missingStep({ cidade: {}, prestador: null }, without, false)).toBe('PRESTADOR');
    expect(missingStep(where, without, false)).toBe('DAY');
    expect(missingStep(where, given, false)).toBe('PERIODO');
    expect(missingStep(where, given, true)).toBe('HORARIO');
    expect(missingStep(where, { ...given, periodo: PERIODO.MANHA }, false)).toBeNull();
  });

  it('doc2 §4: the hour of the slot decides the period; what is not whole is no booking', () => {
    const applicable = { day: day(), faixa: faixa('12:00'), periodo: null };
    expect(choiceConfirmation(9, applicable)).toEqual({
      agendamentoId: 9,
      dataAgendamento: date,
      periodo: PERIODO.TARDE,
      horarioAgendamento: '12:00',
    });
    expect(choiceConfirmation(9, { ...applicable, faixa: null })).toBeNull();
    expect(choiceConfirmation(9, { ...applicable, day: null })).toBeNull();
  });
});

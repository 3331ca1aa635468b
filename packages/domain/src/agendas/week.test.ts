import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERIODO } from '../periodos/index.ts';
import { anyWeekday, inSaoPaulo } from '../time/arbitraries.test-util.ts';
import { addDays, timeFromMinutes } from '../time/index.ts';
import { gradeFailures } from './change.ts';
import { generateFaixas } from './faixas.ts';
import type { AgendaPeriodo } from './types.ts';
import { copiedToWorkdays, overlapping, slotsIn } from './week.ts';

/** A Sunday, far from a holiday. */
const SUNDAY = '2026-08-09';

const window = (start: string, end: string, change: Partial<AgendaPeriodo> = {}): AgendaPeriodo => ({
  diaSemana: 1,
  inicio: start,
  fim: end,
  duracaoMinutos: 30,
  vagas: 1,
  ...change,
});
const anyPeriodo: fc.Arbitrary<AgendaPeriodo> = fc
  .tuple(
    anyWeekday,
    fc.integer({ min: 24, max: 76 }),
    fc.integer({ min: 3, max: 12 }),
    fc.constantFrom(15, 20, 45),
  )
  .map(([diaSemana, start, quarters, duracaoMinutos]) => ({
    diaSemana,
    inicio: timeFromMinutes(start * 15),
    fim: timeFromMinutes((start + quarters) * 15),
    duracaoMinutos,
    vagas: 1,
  }));

describe('slotsIn', () => {
  it.each<[string, string, number, number]>([
    ['08:00', '12:00', 30, 8],
    ['08:00', '08:30', 30, 1],
    ['08:00', '08:29', 30, 0],
    ['08:00', '09:50', 20, 5],
    ['12:00', '08:00', 30, 0],
  ])('%s to %s in slots of %i minutes: %i', (start, end, duracaoMinutos, count) => {
    expect(slotsIn(window(start, end, { duracaoMinutos }))).toBe(count);
  });

  it('is what the agenda offers of an empty day', () => {
    fc.assert(
      fc.property(anyPeriodo, (periodo) => {
        const data = addDays(SUNDAY, periodo.diaSemana);
        const agenda = { id: 1, prestadorId: 1, ambienteId: 1, vigenciaInicial: SUNDAY, vigenciaFinal: null };
        const faixas = generateFaixas([{ ...agenda, periodos: [periodo], exceptions: [] }], {
          dataInicial: data,
          dataFinal: data,
          periodo: PERIODO.AMBOS,
          occupancies: [],
          feriados: [],
          ferias: [],
          openingHours: null,
          now: inSaoPaulo('2026-08-01', '08:00'),
        });
        expect(slotsIn(periodo)).toBe(faixas.length);
      }),
    );
  });
});

describe('overlapping', () => {
  const week = [
    window('08:00', '10:00'),
    window('10:00', '12:00'),
    window('08:00', '12:00', { diaSemana: 2 }),
  ];

  it.each<[string, AgendaPeriodo, number | null, number | null]>([
    ['over the first', window('09:00', '09:30'), null, 0],
    ['around the second', window('10:00', '13:00'), null, 1],
    ['touching the end', window('12:00', '13:00'), null, null],
    ['touching the beginning', window('07:00', '08:00'), null, null],
    ['on a free day', window('08:00', '12:00', { diaSemana: 3 }), null, null],
    ['over itself alone', window('08:30', '10:00'), 0, null],
    ['moved onto another', window('09:30', '11:00'), 0, 1],
  ])('%s', (_name, moved, except, expected) => {
    expect(overlapping(week, moved, except)).toBe(expected === null ? undefined : week[expected]);
  });

  it('says of a week the same as the check before it is saved', () => {
    fc.assert(
      fc.property(fc.array(anyPeriodo, { maxLength: 6 }), (periodos) => {
        const isOver = periodos.some((each, index) => overlapping(periodos, each, index) !== undefined);
        const grade = { vigenciaInicial: SUNDAY, vigenciaFinal: null, periodos, exceptions: [] };
        expect(gradeFailures(grade).some((failure) => failure.endsWith('se sobrepõem.'))).toBe(isOver);
      }),
    );
  });
});

describe('copiedToWorkdays', () => {
  it('stands on every working day, but where it would lie over another window', () => {
    const week = [window('08:00', '10:00'), window('09:00', '11:00', { diaSemana: 3 })];
    const copy = window('08:00', '10:30');
    expect(copiedToWorkdays(week, 0, copy)).toEqual([
      copy,
      week[1],
      ...([2, 4, 5] as const).map((diaSemana) => ({ ...copy, diaSemana })),
    ]);
  });

  it('brings no overlap into a week that had none', () => {
    fc.assert(
      fc.property(anyPeriodo, fc.array(anyPeriodo, { maxLength: 5 }), (copy, others) => {
        const week = others.reduce<AgendaPeriodo[]>(
          (kept, each) => (overlapping([copy, ...kept], each, null) ? kept : [...kept, each]),
          [],
        );
        const copied = copiedToWorkdays([copy, ...week], 0, copy);
        expect(copied.filter((each, index) => overlapping(copied, each, index))).toEqual([]);
      }),
    );
  });
});

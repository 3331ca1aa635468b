import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inSaoPaulo, anyTime } from '../time/arbitraries.test-util.ts';
import { opened, businessHours, week } from '../fixtures/index.ts';
import { hidesManhaInPicker, periodoOptions, availablePeriodos } from '../atendimento/index.ts';
import {
  isPeriodo,
  timeFitsPeriodo,
  isManhaOverForChoice,
  isManhaOverForPreSolicitacao,
  periodoName,
  PERIODO,
  periodoOfHorario,
} from './periodo.ts';

const { MANHA, TARDE, AMBOS } = PERIODO;

describe('the four noon rules', () => {
  it.each([
    ['11:59', true, false],
    ['12:00', true, true],
    ['12:01', false, true],
    ['00:00', true, false],
    ['23:59', false, true],
  ])('doc2 §5: an agreed time of %s fits the morning %s and the afternoon %s', (time, manha, tarde) => {
    expect(timeFitsPeriodo(time, MANHA)).toBe(manha);
    expect(timeFitsPeriodo(time, TARDE)).toBe(tarde);
    expect(timeFitsPeriodo(time, AMBOS)).toBe(true);
  });

  it.each([
    ['11:59', MANHA],
    ['12:00', TARDE],
  ])('doc2 §4: in self-scheduling %s belongs to one period only, %i', (time, periodo) => {
    expect(periodoOfHorario(time)).toBe(periodo);
  });

  it.each([
    ['11:59:59', false],
    ['12:00:00', false],
    ['12:00:01', true],
    ['12:01:00', true],
  ])(
    'doc2 §4, doc1 §5, decision 56: at %s today’s morning is over for pickers and pre-requests: %s',
    (at, end) => {
      const now = {
        time: at.slice(0, 5),
        instant: `2026-11-24T${Number(at.slice(0, 2)) + 3}${at.slice(2)}.000Z`,
      };
      expect(isManhaOverForChoice(now)).toBe(end);
      expect(isManhaOverForPreSolicitacao(now)).toBe(end);
    },
  );

  it('a time always fits the period that self-scheduling gives it', () => {
    fc.assert(fc.property(anyTime, (time) => timeFitsPeriodo(time, periodoOfHorario(time))));
  });
});

describe('names', () => {
  it('doc2 §3: anything but the three codes is Não informado', () => {
    expect([1, 2, 3, 0, 4, null, undefined].map(periodoName)).toEqual([
      'Manhã',
      'Tarde',
      'Ambos',
      'Não informado',
      'Não informado',
      'Não informado',
      'Não informado',
    ]);
    expect([1, 3].every(isPeriodo)).toBe(true);
    expect([0, 4, '1', null].some(isPeriodo)).toBe(false);
  });
});

describe('doc2 §4: period availability in the clinic step', () => {
  const today = '2026-11-24';
  const manhaOnly = week({ 2: opened({ tarde: false }), 3: opened({ tarde: false }) });

  it.each([
    ['before noon today', '12:00', today, today, [MANHA, TARDE, AMBOS]],
    ['after noon today', '12:01', today, today, [TARDE, AMBOS]],
    ['a range that starts today after noon', '12:01', today, '2026-11-26', [TARDE, AMBOS]],
    ['a range that starts tomorrow', '18:00', '2026-11-25', '2026-11-25', [MANHA, TARDE, AMBOS]],
  ])('%s', (_, time, start, end, expectedItems) => {
    const query = { now: inSaoPaulo(today, time), intervalo: { inicio: start, fim: end } };
    expect(availablePeriodos({ ...query, openingHours: businessHours })).toEqual(expectedItems);
    expect(availablePeriodos(query)).toEqual(expectedItems);
  });

  it('hides the afternoon when the provider has none in the range', () => {
    const query = {
      now: inSaoPaulo(today, '08:00'),
      intervalo: { inicio: today, fim: '2026-11-25' },
      openingHours: manhaOnly,
    };
    expect(availablePeriodos(query)).toEqual([MANHA, AMBOS]);
    expect(periodoOptions(query).find(({ periodo }) => periodo === TARDE)?.motivo).toBe(
      'O prestador não atende à tarde',
    );
  });

  it('hides Ambos for SOC clinics', () => {
    const query = { now: inSaoPaulo(today, '08:00'), intervalo: null, isSocClinic: true };
    expect(availablePeriodos({ ...query, openingHours: businessHours })).toEqual([MANHA, TARDE]);
  });

  it('offers nothing where nothing is served, and never loops over it', () => {
    const query = { now: inSaoPaulo(today), intervalo: { inicio: '2026-11-28', fim: '2026-11-29' } };
    expect(availablePeriodos({ ...query, openingHours: businessHours })).toEqual([]);
    expect(availablePeriodos({ ...query, openingHours: [] })).toEqual([]);
    expect(availablePeriodos({ ...query, intervalo: null, openingHours: [] })).toEqual([]);
  });

  it('says why of every period that it withholds', () => {
    const options = periodoOptions({ now: inSaoPaulo(today), intervalo: null, openingHours: [] });
    expect(options.every(({ available, motivo: reason }) => available === (reason === undefined))).toBe(true);
  });

  it.each([
    [today, today, '12:01', true],
    [today, today, '12:00', false],
    [today, '2026-11-25', '15:00', false],
    ['2026-11-25', '2026-11-25', '15:00', false],
  ])('doc3 §4.4: a range picker on %s–%s at %s hides the morning: %s', (start, end, time, hidden) => {
    expect(hidesManhaInPicker({ inicio: start, fim: end }, inSaoPaulo(today, time))).toBe(hidden);
    expect(hidesManhaInPicker(null, inSaoPaulo(today, time))).toBe(false);
  });
});

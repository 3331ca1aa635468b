import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opened, businessHours, week } from '../fixtures/index.ts';
import { PERIODO } from '../periodos/index.ts';
import { compareFaixas, nearestFaixas, generateFaixas } from './faixas.ts';
import type { Agenda, FaixasQuery, Faixa } from './types.ts';
import { inSaoPaulo } from '../time/arbitraries.test-util.ts';

// 2026-11-24 is a Tuesday.
const TUESDAY = '2026-11-24';
const WEDNESDAY = '2026-11-25';

const agenda = (extra: Partial<Agenda> = {}): Agenda => ({
  id: 1,
  prestadorId: 7,
  ambienteId: 10,
  vigenciaInicial: '2026-01-01',
  vigenciaFinal: null,
  periodos: [1, 2, 3, 4, 5].map((weekday) => ({
    diaSemana: weekday as 1 | 2 | 3 | 4 | 5,
    inicio: '08:00',
    fim: '10:00',
    duracaoMinutos: 30,
    vagas: 1,
  })),
  exceptions: [],
  ...extra,
});
const query = (extra: Partial<FaixasQuery> = {}): FaixasQuery => ({
  dataInicial: WEDNESDAY,
  dataFinal: WEDNESDAY,
  periodo: PERIODO.AMBOS,
  occupancies: [],
  feriados: [],
  ferias: [],
  now: inSaoPaulo(TUESDAY),
  ...extra,
});
const summary = (faixas: readonly Faixa[]) => faixas.map((f) => `${f.horarioChegada}–${f.horarioSaida}`);
const hours = (agendas: readonly Agenda[], extra: Partial<FaixasQuery> = {}) =>
  summary(generateFaixas(agendas, query(extra)));
const days = (agendas: readonly Agenda[], extra: Partial<FaixasQuery> = {}) => [
  ...new Set(generateFaixas(agendas, query(extra)).map(({ data: date }) => date)),
];
const ALL = ['08:00–08:30', '08:30–09:00', '09:00–09:30', '09:30–10:00'];

describe('slots of a weekly agenda', () => {
  it('cuts the windows of the weekday into slots', () => {
    const faixas = generateFaixas([agenda()], query());
    expect(summary(faixas)).toEqual(ALL);
    expect(faixas[0]).toEqual({
      data: WEDNESDAY,
      horarioChegada: '08:00',
      horarioSaida: '08:30',
      minutosAgendas: 30,
      ambienteId: 10,
      vagas: 1,
    });
  });

  it('leaves out a last piece that is too short', () => {
    const periodos = [{ diaSemana: 3 as const, inicio: '08:00', fim: '09:10', duracaoMinutos: 30, vagas: 1 }];
    expect(hours([agenda({ periodos })])).toEqual(['08:00–08:30', '08:30–09:00']);
  });

  it('a window without length or places offers nothing, and ends', () => {
    const periodo = { diaSemana: 3 as const, inicio: '08:00', fim: '10:00', duracaoMinutos: 30, vagas: 1 };
    expect(hours([agenda({ periodos: [{ ...periodo, duracaoMinutos: 0 }] })])).toEqual([]);
    expect(hours([agenda({ periodos: [{ ...periodo, vagas: 0 }] })])).toEqual([]);
    expect(hours([agenda({ periodos: [{ ...periodo, fim: '07:00' }] })])).toEqual([]);
  });

  it('looks no further than a year ahead', () => {
    const farAway = generateFaixas([agenda()], query({ dataInicial: TUESDAY, dataFinal: '2029-12-31' }));
    expect(farAway.at(-1)?.data).toBe('2027-11-24');
  });

  it('are in order of day, arrival, departure and room', () => {
    const faixa = (date: string, arrival: string, exit: string, ambienteId: number): Faixa => ({
      data: date,
      horarioChegada: arrival,
      horarioSaida: exit,
      minutosAgendas: 30,
      ambienteId,
      vagas: 1,
    });
    const inOrder = [
      faixa(TUESDAY, '09:00', '10:00', 2),
      faixa(TUESDAY, '09:00', '10:00', 3),
      faixa(TUESDAY, '09:00', '10:30', 1),
      faixa(TUESDAY, '09:30', '09:45', 1),
      faixa(WEDNESDAY, '08:00', '08:30', 1),
    ];
    expect(inOrder.toReversed().sort(compareFaixas)).toEqual(inOrder);
  });

  it('keeps to the validity, both days included', () => {
    const limited = agenda({ vigenciaInicial: '2026-11-25', vigenciaFinal: '2026-11-26' });
    expect(days([limited], { dataInicial: TUESDAY, dataFinal: '2026-11-30' })).toEqual([
      '2026-11-25',
      '2026-11-26',
    ]);
  });

  it('offers nothing in the past, nor a time of today that is not later than now', () => {
    const until = { dataInicial: '2026-11-20', dataFinal: TUESDAY };
    expect(hours([agenda()], { ...until, now: inSaoPaulo(TUESDAY, '08:30') })).toEqual([
      '09:00–09:30',
      '09:30–10:00',
    ]);
    expect(hours([agenda()], { ...until, now: inSaoPaulo(TUESDAY, '08:29') })).toEqual(ALL.slice(1));
  });

  it.each([
    [PERIODO.MANHA, ['11:30–12:00']],
    [PERIODO.TARDE, ['12:00–12:30', '12:30–13:00']],
    [PERIODO.AMBOS, ['11:30–12:00', '12:00–12:30', '12:30–13:00']],
  ])('doc2 §4: period %i takes a slot by its hour, below 12 is morning', (periodo, expected) => {
    const periodos = [{ diaSemana: 3 as const, inicio: '11:30', fim: '13:00', duracaoMinutos: 30, vagas: 1 }];
    expect(hours([agenda({ periodos })], { periodo })).toEqual(expected);
  });

  it('leaves out holidays, listed or by law, and vacations', () => {
    const all = { dataInicial: '2026-12-21', dataFinal: '2026-12-31' };
    expect(
      days([agenda()], {
        ...all,
        feriados: [{ dataFeriado: '2026-12-22', abrangencia: 'MUNICIPAL', nome: 'Padroeira' }],
        ferias: [{ dataInicial: '2026-12-28', dataFinal: '2026-12-30' }],
      }),
    ).toEqual(['2026-12-21', '2026-12-23', '2026-12-24', '2026-12-31']);
  });

  it("leaves out weekdays and periods that the provider's hours do not serve", () => {
    const openingHours = week({ 3: opened({ manha: false }), 4: opened() });
    expect(days([agenda()], { dataFinal: '2026-11-27', openingHours })).toEqual(['2026-11-26']);
  });

  it('a day asked for that ends before it begins has no slots', () => {
    expect(hours([agenda()], { dataInicial: '2026-11-27', dataFinal: WEDNESDAY })).toEqual([]);
  });
});

describe('notice', () => {
  it('doc2 §2.8: counts in days that the provider serves', () => {
    const deadline = { dataInicial: TUESDAY, dataFinal: '2026-12-04', antecedenciaDays: 4 };
    expect(days([agenda()], deadline)[0]).toBe('2026-11-30');
    expect(days([agenda()], { ...deadline, openingHours: businessHours })[0]).toBe('2026-11-30');
    expect(days([agenda()], { ...deadline, openingHours: week({ 2: opened(), 4: opened() }) })).toEqual([]);
    expect(days([agenda()], { ...deadline, antecedenciaDays: 0 })[0]).toBe(TUESDAY);
  });

  it('with every day unserved there is nothing to wait for', () => {
    expect(hours([agenda({ periodos: [] })], { antecedenciaDays: 1 })).toEqual([]);
    expect(hours([agenda()], { antecedenciaDays: 1, openingHours: [] })).toEqual([]);
  });
});

describe('exceptions', () => {
  const given = (...exceptions: Agenda['exceptions'][number][]) => [agenda({ exceptions })];

  it('close a day, or a stretch of it without moving the other slots', () => {
    expect(hours(given({ data: WEDNESDAY, atende: false }))).toEqual([]);
    expect(hours(given({ data: WEDNESDAY, atende: false, inicio: '08:30', fim: '08:45' }))).toEqual([
      '08:00–08:30',
      '09:00–09:30',
      '09:30–10:00',
    ]);
    expect(hours(given({ data: WEDNESDAY, atende: false, inicio: '09:00' }))).toEqual(ALL.slice(0, 2));
    expect(hours(given({ data: WEDNESDAY, atende: false, fim: '09:00' }))).toEqual(ALL.slice(2));
    expect(hours(given({ data: TUESDAY, atende: false }))).toEqual(ALL);
  });

  it('closed before or after the hours of the day, they change nothing', () => {
    expect(hours(given({ data: WEDNESDAY, atende: false, inicio: '06:00', fim: '08:00' }))).toEqual(ALL);
    expect(hours(given({ data: WEDNESDAY, atende: false, inicio: '06:00', fim: '07:10' }))).toEqual(ALL);
    expect(hours(given({ data: WEDNESDAY, atende: false, inicio: '10:00', fim: '12:00' }))).toEqual(ALL);
    expect(hours(given({ data: WEDNESDAY, atende: false, inicio: '11:00', fim: '12:00' }))).toEqual(ALL);
  });

  it('a closed day stays closed even when another exception opens it', () => {
    const isOpen = { data: WEDNESDAY, atende: true, inicio: '14:00', fim: '15:00' };
    expect(hours(given(isOpen, { data: WEDNESDAY, atende: false }))).toEqual([]);
  });

  it('open other hours instead of the weekly ones, several of them together', () => {
    expect(
      hours(
        given(
          { data: WEDNESDAY, atende: true, inicio: '14:00', fim: '15:00' },
          { data: WEDNESDAY, atende: true, inicio: '16:00', fim: '16:30' },
        ),
      ),
    ).toEqual(['14:00–14:30', '14:30–15:00', '16:00–16:30']);
    expect(hours(given({ data: WEDNESDAY, atende: true }))).toEqual(ALL);
  });

  it('open a weekday that has no hours of its own', () => {
    const saturday = '2026-11-28';
    const isOpen = given({ data: saturday, atende: true, inicio: '09:00', fim: '10:00' });
    expect(hours(isOpen, { dataInicial: saturday, dataFinal: saturday })).toEqual([
      '09:00–09:30',
      '09:30–10:00',
    ]);
    expect(
      hours([agenda({ periodos: [], exceptions: isOpen[0]?.exceptions ?? [] })], { dataFinal: saturday }),
    ).toEqual([]);
  });
});

describe('places', () => {
  const occupy = (horarioChegada: string, horarioSaida: string, ambienteId = 10, date = WEDNESDAY) => ({
    ambienteId,
    data: date,
    horarioChegada,
    horarioSaida,
  });
  const withVagas = (vagas: number) => [
    agenda({ periodos: agenda().periodos.map((periodo) => ({ ...periodo, vagas })) }),
  ];
  const vagasByArrival = (agendas: readonly Agenda[], extra: Partial<FaixasQuery>) =>
    Object.fromEntries(generateFaixas(agendas, query(extra)).map((f) => [f.horarioChegada, f.vagas]));

  it('a taken slot is gone, one that only touches it is not', () => {
    expect(hours([agenda()], { occupancies: [occupy('08:30', '09:00')] })).toEqual([
      '08:00–08:30',
      '09:00–09:30',
      '09:30–10:00',
    ]);
    expect(hours([agenda()], { occupancies: [occupy('08:45', '09:15')] })).toEqual([
      '08:00–08:30',
      '09:30–10:00',
    ]);
  });

  it('another room and another day do not count', () => {
    const occupancies = [occupy('08:00', '10:00', 11), occupy('08:00', '10:00', 10, '2026-11-26')];
    expect(hours([agenda()], { occupancies })).toEqual(ALL);
  });

  it('with more places, as many are left as are free at the busiest moment of the slot', () => {
    const occupancies = [
      occupy('08:00', '08:10'),
      occupy('08:15', '08:30'),
      occupy('08:45', '09:30'),
      occupy('09:00', '10:00'),
      occupy('09:00', '09:30'),
    ];
    expect(vagasByArrival(withVagas(3), { occupancies })).toEqual({ '08:00': 2, '08:30': 2, '09:30': 2 });
  });

  it('two agendas of one room do not offer the same time twice', () => {
    const another = agenda({
      id: 2,
      periodos: [{ diaSemana: 3, inicio: '08:15', fim: '10:30', duracaoMinutos: 45, vagas: 1 }],
    });
    expect(hours([agenda(), another])).toEqual([...ALL]);
    expect(hours([agenda(), { ...another, ambienteId: 11 }])).toHaveLength(7);
  });
});

describe('nearestFaixas', () => {
  const faixas = generateFaixas([agenda()], query({ dataFinal: '2026-11-26' }));

  it('are the nearest in time, over midnight too, the earlier of two equally near first', () => {
    const nearest = nearestFaixas(faixas, { data: WEDNESDAY, time: '08:45' }, 3);
    expect(summary(nearest)).toEqual(['08:30–09:00', '09:00–09:30', '08:00–08:30']);
    expect(nearestFaixas(faixas, { data: WEDNESDAY, time: '23:00' }, 1)[0]?.data).toBe('2026-11-26');
    expect(nearestFaixas(faixas, { data: WEDNESDAY, time: '08:00' }, -1)).toEqual([]);
  });

  it('none of those left out is nearer than one taken', () => {
    const minutes = (f: Faixa) =>
      Number(f.horarioChegada.slice(0, 2)) * 60 + Number(f.horarioChegada.slice(3));
    const ofDay = faixas.filter(({ data: date }) => date === WEDNESDAY);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.nat(4), (h, n) => {
        const time = `${String(h).padStart(2, '0')}:00`;
        const chosenItems = nearestFaixas(ofDay, { data: WEDNESDAY, time }, n);
        expect(chosenItems).toHaveLength(Math.min(n, ofDay.length));
        const distance = (f: Faixa) => Math.abs(minutes(f) - h * 60);
        const worst = Math.max(-1, ...chosenItems.map(distance));
        for (const f of ofDay)
          if (!chosenItems.includes(f)) expect(distance(f)).toBeGreaterThanOrEqual(worst);
      }),
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opened, week } from '../fixtures/index.ts';
import { PERIODO } from '../periodos/index.ts';
import { inSaoPaulo } from '../time/arbitraries.test-util.ts';
import { addDays, minutesOfDay, timeFromMinutes, weekdayOf, type Weekday } from '../time/index.ts';
import { applyChange, gradeFailures, type AgendaChange, type ClinicSchedule } from './change.ts';
import { lostBookings, type Booking } from './effect.ts';
import { generateFaixas } from './faixas.ts';
import type { Agenda, AgendaPeriodo } from './types.ts';

/** A Wednesday. */
const DAY = '2026-11-25';
const DAYS: readonly Weekday[] = [1, 2, 3, 4, 5];

const periodos = (start: string, end: string, duracaoMinutos = 30, vagas = 1): AgendaPeriodo[] =>
  DAYS.map((diaSemana) => ({ diaSemana, inicio: start, fim: end, duracaoMinutos, vagas }));
const agenda = (changes: Partial<Agenda> = {}): Agenda => ({
  id: 1,
  prestadorId: 1,
  ambienteId: 10,
  vigenciaInicial: '2026-01-01',
  vigenciaFinal: null,
  periodos: periodos('08:00', '12:00'),
  exceptions: [],
  ...changes,
});
const schedule = (changes: Partial<ClinicSchedule> = {}): ClinicSchedule => ({
  ambientes: [{ id: 10, name: 'Sala 1', ativo: true }],
  agendas: [agenda()],
  openingHours: [],
  ferias: [],
  ...changes,
});
const booking = (id: number, horarioChegada: string, horarioSaida: string, data = DAY): Booking => ({
  id,
  ambienteId: 10,
  data,
  horarioChegada,
  horarioSaida,
});
const grade = (changes: Partial<Agenda>): AgendaChange => {
  const { vigenciaInicial, vigenciaFinal, periodos: weekly, exceptions } = agenda(changes);
  return { tipo: 'GRADE', agendaId: 1, vigenciaInicial, vigenciaFinal, periodos: weekly, exceptions };
};
const lost = (change: AgendaChange, bookings: readonly Booking[], before = schedule()) =>
  lostBookings(before, applyChange(before, change), bookings).map(({ booking: b, motivo: reason }) => [
    b.id,
    reason,
  ]);

describe('doc3 agenda: what a change does to bookings already made', () => {
  const three = [booking(1, '08:00', '08:30'), booking(2, '11:30', '12:00'), booking(3, '09:00', '09:30')];

  it.each<[string, AgendaChange, [number, string][]]>([
    ['the same grade loses nobody', grade({}), []],
    ['a shorter morning', grade({ periodos: periodos('08:00', '11:45') }), [[2, 'FORA_DA_GRADE']]],
    ['another rhythm keeps what a window holds', grade({ periodos: periodos('08:00', '12:00', 45) }), []],
    [
      'a closed day',
      grade({ exceptions: [{ data: DAY, atende: false }] }),
      [
        [1, 'FORA_DA_GRADE'],
        [3, 'FORA_DA_GRADE'],
        [2, 'FORA_DA_GRADE'],
      ],
    ],
    [
      'an end of validity the day before',
      grade({ vigenciaFinal: '2026-11-24' }),
      [
        [1, 'FORA_DA_GRADE'],
        [3, 'FORA_DA_GRADE'],
        [2, 'FORA_DA_GRADE'],
      ],
    ],
    [
      'vacations',
      { tipo: 'FERIAS', dataInicial: DAY, dataFinal: DAY },
      [
        [1, 'FERIAS'],
        [3, 'FERIAS'],
        [2, 'FERIAS'],
      ],
    ],
    [
      'hours without that weekday',
      { tipo: 'HORARIOS', openingHours: week({ 1: opened() }) },
      [
        [1, 'FORA_DO_ATENDIMENTO'],
        [3, 'FORA_DO_ATENDIMENTO'],
        [2, 'FORA_DO_ATENDIMENTO'],
      ],
    ],
    [
      'a closed room',
      { tipo: 'AMBIENTE', id: 10, name: 'Sala 1', ativo: false },
      [
        [1, 'FORA_DA_GRADE'],
        [3, 'FORA_DA_GRADE'],
        [2, 'FORA_DA_GRADE'],
      ],
    ],
    ['a new agenda', { tipo: 'AGENDA', ambienteId: 10, vigenciaInicial: DAY, vigenciaFinal: null }, []],
    ['a new room', { tipo: 'AMBIENTE', id: null, name: 'Sala 2', ativo: true }, []],
    ['a room of another name', { tipo: 'AMBIENTE', id: 10, name: 'Sala A', ativo: true }, []],
  ])('%s', (_name, change, expected) => {
    expect(lost(change, three)).toEqual(expected);
  });

  it('with fewer places the last who booked loses theirs', () => {
    const before = schedule({ agendas: [agenda({ periodos: periodos('08:00', '12:00', 30, 2) })] });
    const same = [booking(2, '08:00', '08:30'), booking(1, '08:00', '08:30'), booking(3, '08:30', '09:00')];
    expect(lost(grade({}), same, before)).toEqual([[2, 'SEM_VAGA']]);
  });

  it('what had no place before is not the change’s doing', () => {
    expect(lost(grade({ periodos: [] }), [booking(1, '18:00', '18:30')])).toEqual([]);
  });

  it('vacations that end give places back and take none', () => {
    const before = schedule({ ferias: [{ id: 4, dataInicial: DAY, dataFinal: DAY }] });
    expect(lost({ tipo: 'SEM_FERIAS', id: 4 }, three, before)).toEqual([]);
    expect(applyChange(before, { tipo: 'SEM_FERIAS', id: 4 }).ferias).toEqual([]);
  });
});

const anyPeriodo: fc.Arbitrary<AgendaPeriodo> = fc
  .tuple(fc.constantFrom(...DAYS), fc.integer({ min: 28, max: 60 }), fc.integer({ min: 2, max: 12 }))
  .chain(([diaSemana, start, quarters]) =>
    fc.record({
      diaSemana: fc.constant(diaSemana),
      inicio: fc.constant(timeFromMinutes(start * 15)),
      fim: fc.constant(timeFromMinutes((start + quarters) * 15)),
      duracaoMinutos: fc.constantFrom(15, 20, 30),
      vagas: fc.integer({ min: 1, max: 3 }),
    }),
  );
const anySchedule = fc
  .array(anyPeriodo, { maxLength: 8 })
  .map((weekly) => schedule({ agendas: [agenda({ periodos: weekly })] }));
const offered = (s: ClinicSchedule) =>
  generateFaixas(s.agendas, {
    dataInicial: '2026-11-23',
    dataFinal: '2026-11-29',
    periodo: PERIODO.AMBOS,
    occupancies: [],
    feriados: [],
    ferias: s.ferias,
    openingHours: null,
    now: inSaoPaulo('2026-11-20', '08:00'),
  });
const asBookings = (s: ClinicSchedule): Booking[] => offered(s).map((faixa, id) => ({ id, ...faixa }));

describe('properties of a change', () => {
  it('no change takes a place; taking all away takes every one', () => {
    fc.assert(
      fc.property(anySchedule, (before) => {
        const bookings = asBookings(before);
        expect(lostBookings(before, before, bookings)).toEqual([]);
        const none = applyChange(before, grade({ periodos: [] }));
        expect(lostBookings(before, none, bookings)).toHaveLength(bookings.length);
      }),
    );
  });

  it('a booking that is still offered as a slot is never lost', () => {
    fc.assert(
      fc.property(anySchedule, anySchedule, (before, after) => {
        const still = new Set(offered(after).map((f) => `${f.data} ${f.horarioChegada} ${f.horarioSaida}`));
        for (const { booking: b, motivo: reason } of lostBookings(before, after, asBookings(before)))
          if (reason !== 'SEM_VAGA')
            expect(still.has(`${b.data} ${b.horarioChegada} ${b.horarioSaida}`)).toBe(false);
      }),
    );
  });

  it('more windows and more days never take a place', () => {
    fc.assert(
      fc.property(anySchedule, anyPeriodo, (before, more) => {
        const [first] = before.agendas;
        const after = applyChange(before, grade({ periodos: [...(first?.periodos ?? []), more] }));
        expect(lostBookings(before, after, asBookings(before))).toEqual([]);
      }),
    );
  });

  it('a place is lost where at some minute the earlier ones fill the room, and nowhere else', () => {
    const minutes = (b: Booking): number[] => {
      const [start, end] = [minutesOfDay(b.horarioChegada), minutesOfDay(b.horarioSaida)];
      return Array.from({ length: end - start }, (_, minute) => start + minute);
    };
    const holds = (b: Booking, minute: number): boolean =>
      minutesOfDay(b.horarioChegada) <= minute && minute < minutesOfDay(b.horarioSaida);
    fc.assert(
      fc.property(anySchedule, anySchedule, (before, after) => {
        const bookings = offered(before)
          .flatMap((faixa) => Array.from({ length: faixa.vagas }, () => faixa))
          .map((faixa, id): Booking => ({ id, ...faixa }));
        const reasons = new Map(lostBookings(before, after, bookings).map((l) => [l.booking.id, l.motivo]));
        const stay = bookings.filter(({ id }) => !reasons.has(id));
        for (const b of bookings) {
          const reason = reasons.get(b.id);
          if (reason !== undefined && reason !== 'SEM_VAGA') continue;
          const earlier = stay.filter(({ id, data }) => id < b.id && data === b.data);
          const vagas = Math.max(
            ...after.agendas[0]!.periodos.filter((p) => p.diaSemana === weekdayOf(b.data))
              .filter((p) => p.inicio <= b.horarioChegada && b.horarioSaida <= p.fim)
              .map((p) => p.vagas),
          );
          const isFull = minutes(b).some((m) => earlier.filter((e) => holds(e, m)).length >= vagas);
          expect([b, isFull]).toEqual([b, reason === 'SEM_VAGA']);
        }
      }),
    );
  });

  it('days of vacation take the bookings of those days, and no other', () => {
    fc.assert(
      fc.property(anySchedule, fc.nat(6), fc.nat(3), (before, from, length) => {
        const dataInicial = addDays('2026-11-23', from);
        const dataFinal = addDays(dataInicial, length);
        const bookings = asBookings(before);
        const after = applyChange(before, { tipo: 'FERIAS', dataInicial, dataFinal });
        expect(lostBookings(before, after, bookings).map(({ booking: b }) => b.id)).toEqual(
          bookings.filter((b) => dataInicial <= b.data && b.data <= dataFinal).map((b) => b.id),
        );
      }),
    );
  });
});

describe('what a grade must be', () => {
  it.each<[string, Partial<Agenda>, string[]]>([
    ['whole', {}, []],
    [
      'two windows that touch',
      { periodos: [...periodos('08:00', '10:00'), ...periodos('10:00', '12:00')] },
      [],
    ],
    [
      'two windows that overlap',
      { periodos: [periodos('08:00', '10:30')[0]!, periodos('10:00', '12:00')[0]!] },
      ['segunda-feira, 08:00 às 10:30 e segunda-feira, 10:00 às 12:00 se sobrepõem.'],
    ],
    [
      'a window shorter than its slot',
      { periodos: [periodos('08:00', '08:20')[0]!] },
      ['segunda-feira, 08:00 às 08:20: o período deve ter ao menos um horário de 30 minutos.'],
    ],
    [
      'a validity that ends before it begins',
      { vigenciaFinal: '2025-12-31' },
      ['O fim da vigência não pode ser anterior ao início.'],
    ],
    [
      'an exception turned round',
      { exceptions: [{ data: DAY, atende: false, inicio: '10:00', fim: '09:00' }] },
      ['Exceção de 25/11/2026: o fim deve ser posterior ao início.'],
    ],
  ])('%s', (_name, changes, expected) => {
    expect(gradeFailures(agenda(changes))).toEqual(expected);
  });
});

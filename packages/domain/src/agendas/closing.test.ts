import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERIODO } from '../periodos/index.ts';
import { minutesOfDay, timeFromMinutes, type TimeOfDay, type Weekday } from '../time/index.ts';
import { agendasToClose, applyChange, closingFailure, type ClinicSchedule, type Closing } from './change.ts';
import { lostBookings, type Booking } from './effect.ts';
import { generateFaixas } from './faixas.ts';
import {
  alternativeFaixas,
  isOutsideOwnDays,
  MAX_ALTERNATIVES,
  proposeFaixas,
  type WishToMove,
} from './proposals.ts';
import type { Agenda, FaixasQuery } from './types.ts';

/** A Wednesday. */
const DAY = '2026-11-25';
const DAYS: readonly Weekday[] = [1, 2, 3, 4, 5];
const agendaOf = (id: number, ambienteId: number): Agenda => ({
  id,
  prestadorId: 1,
  ambienteId,
  vigenciaInicial: '2026-01-01',
  vigenciaFinal: null,
  periodos: DAYS.map((diaSemana) => ({
    diaSemana,
    inicio: '08:00',
    fim: '12:00',
    duracaoMinutos: 30,
    vagas: 1,
  })),
  exceptions: [],
});
const schedule: ClinicSchedule = {
  ambientes: [10, 20].map((id) => ({ id, name: `Sala ${id}`, ativo: true })),
  agendas: [agendaOf(1, 10), agendaOf(2, 20)],
  openingHours: [],
  ferias: [],
};
const query: Omit<FaixasQuery, 'occupancies'> = {
  dataInicial: DAY,
  dataFinal: '2026-11-27',
  periodo: PERIODO.AMBOS,
  feriados: [],
  ferias: [],
  now: { data: '2026-11-23', time: '10:00', instant: '2026-11-23T13:00:00.000Z' },
};
const closing = (over: Partial<Closing> = {}): Closing => ({
  data: DAY,
  inicio: null,
  fim: null,
  ambienteId: null,
  ...over,
});
const close = (by: Closing): ClinicSchedule => applyChange(schedule, { tipo: 'FECHAMENTO', ...by });
const booking = (id: number, ambienteId: number, arrival: TimeOfDay): Booking => ({
  id,
  ambienteId,
  data: DAY,
  horarioChegada: arrival,
  horarioSaida: timeFromMinutes(minutesOfDay(arrival) + 30),
});

/** Closings of that day: whole, from, until, between; of one room or of all. */
const anyClosing = fc
  .record({
    start: fc.option(fc.integer({ min: 0, max: 46 })),
    length: fc.integer({ min: 1, max: 20 }),
    isOpenEnded: fc.boolean(),
    ambienteId: fc.constantFrom(null, 10, 20),
  })
  .map(({ start, length, isOpenEnded, ambienteId }) =>
    closing({
      ambienteId,
      inicio: start === null ? null : timeFromMinutes(start * 30),
      fim: isOpenEnded ? null : timeFromMinutes(Math.min(1439, ((start ?? 0) + length) * 30)),
    }),
  );
const touches = (f: { ambienteId: number; horarioChegada: string; horarioSaida: string }, by: Closing) =>
  (by.ambienteId === null || by.ambienteId === f.ambienteId) &&
  minutesOfDay(f.horarioChegada) < (by.fim === null ? 1440 : minutesOfDay(by.fim)) &&
  minutesOfDay(f.horarioSaida) > (by.inicio === null ? 0 : minutesOfDay(by.inicio));

describe('a closed day (issue 10 "clinic’s bad day")', () => {
  it('offers exactly what it offered, but what the closing touches', () => {
    fc.assert(
      fc.property(anyClosing, (by) => {
        const offered = (s: ClinicSchedule) =>
          generateFaixas(s.agendas, { ...query, occupancies: [] }).map(
            (f) => `${f.data} ${f.ambienteId} ${f.horarioChegada}`,
          );
        const stays = generateFaixas(schedule.agendas, { ...query, occupancies: [] })
          .filter((f) => f.data !== DAY || !touches(f, by))
          .map((f) => `${f.data} ${f.ambienteId} ${f.horarioChegada}`);
        expect(offered(close(by)).toSorted()).toEqual(stays.toSorted());
      }),
    );
  });

  it('takes the place of exactly the bookings that it touches', () => {
    const bookings = [10, 20].flatMap((room) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((n) => booking(room * 10 + n, room, timeFromMinutes(480 + n * 30))),
    );
    fc.assert(
      fc.property(anyClosing, (by) => {
        const lost = lostBookings(schedule, close(by), bookings).map((each) => each.booking.id);
        const touched = bookings.filter((b) => touches(b, by)).map(({ id }) => id);
        expect(new Set(lost)).toEqual(new Set(touched));
      }),
    );
  });

  it('closes no agenda twice, nor one that does not hold on that day', () => {
    const closed = close(closing());
    expect(agendasToClose(closed.agendas, closing())).toEqual([]);
    expect(agendasToClose(closed.agendas, closing({ inicio: '10:00' })).map(({ id }) => id)).toEqual([1, 2]);
    const ended = { ...agendaOf(3, 10), vigenciaFinal: '2026-11-24' };
    const later = { ...agendaOf(4, 10), vigenciaInicial: '2026-11-26' };
    expect(agendasToClose([ended, later, agendaOf(5, 10)], closing()).map(({ id }) => id)).toEqual([5]);
  });

  it.each([
    [closing({ data: '2026-11-22' }), 'O dia a fechar já passou.'],
    [closing({ inicio: '10:00', fim: '10:00' }), 'O fim deve ser posterior ao início.'],
    [closing({ data: '2026-11-23', inicio: '10:00', fim: '10:30' }), null],
    [closing({ fim: '08:00' }), null],
  ])('%j: %s', (by, said) => expect(closingFailure(by, '2026-11-23')).toBe(said));

  it('goes past the days of a request only where those have none left', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('2026-11-25', '2026-11-26', '2026-11-27'),
        fc.integer({ min: 0, max: 7 }),
        fc.boolean(),
        (lastDay, at, isFull) => {
          const own = booking(1, 10, timeFromMinutes(480 + at * 30));
          const wish: WishToMove = {
            bookings: [own],
            agendas: close(closing()).agendas,
            query: { ...query, dataFinal: '2026-12-04' },
            ownDays: { start: DAY, end: lastDay },
          };
          const all = alternativeFaixas({ ...wish, query: { ...query, dataFinal: lastDay } }, []);
          const taken = isFull
            ? [10, 20].flatMap((room) =>
                ['2026-11-26', '2026-11-27'].map((data, index) => ({
                  ...booking(100 + room + index, room, '08:00'),
                  data,
                  horarioSaida: '12:00',
                })),
              )
            : [];
          const proposed = proposeFaixas([wish], taken).get(1);
          const isOwn = all.length > 0 && !isFull;
          expect(proposed && isOutsideOwnDays(wish, proposed)).toBe(!isOwn);
          const order = alternativeFaixas(wish, taken).map((f) => Number(isOutsideOwnDays(wish, f)));
          expect(order).toEqual(order.toSorted((a, b) => a - b));
        },
      ),
    );
    const without: WishToMove = { bookings: [], agendas: [], query };
    expect(isOutsideOwnDays(without, { data: '2027-01-01' })).toBe(false);
  });

  it('what may be chosen instead is free, nearest first, begins with the proposal, and is never too much', () => {
    fc.assert(
      fc.property(
        anyClosing,
        fc.integer({ min: 0, max: 7 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 8 }),
        (by, at, others) => {
          const own = booking(1, 10, timeFromMinutes(480 + at * 30));
          const taken = others.map((n) => booking(100 + n, 20, timeFromMinutes(480 + n * 30)));
          const wish: WishToMove = { bookings: [own], agendas: close(by).agendas, query };
          const free = alternativeFaixas(wish, taken);
          expect(free.length).toBeLessThanOrEqual(MAX_ALTERNATIVES);
          expect(free[0] ?? null).toEqual(proposeFaixas([wish], taken).get(1) ?? null);
          for (const f of free) {
            expect(f.data === DAY && touches(f, by)).toBe(false);
            expect(
              taken.some(
                (t) =>
                  t.ambienteId === f.ambienteId && t.data === f.data && t.horarioChegada === f.horarioChegada,
              ),
            ).toBe(false);
          }
        },
      ),
    );
  });
});

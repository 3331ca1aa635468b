import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERIODO } from '../periodos/index.ts';
import { compareTimes, timeFromMinutes, type Weekday } from '../time/index.ts';
import type { Booking } from './effect.ts';
import { generateFaixas } from './faixas.ts';
import { proposeFaixas, type WishToMove } from './proposals.ts';
import type { Agenda, Occupancy } from './types.ts';

/** A Wednesday, which is closed. */
const DAY = '2026-11-25';
const DAYS: readonly Weekday[] = [1, 2, 3, 4, 5];
const agenda: Agenda = {
  id: 1,
  prestadorId: 1,
  ambienteId: 10,
  vigenciaInicial: '2026-01-01',
  vigenciaFinal: null,
  periodos: DAYS.map((diaSemana) => ({
    diaSemana,
    inicio: '08:00',
    fim: '10:00',
    duracaoMinutos: 30,
    vagas: 1,
  })),
  exceptions: [{ data: DAY, atende: false }],
};
const query: WishToMove['query'] = {
  dataInicial: '2026-11-24',
  dataFinal: '2026-11-27',
  periodo: PERIODO.AMBOS,
  feriados: [],
  ferias: [],
  now: { data: '2026-11-23', time: '10:00', instant: '2026-11-23T13:00:00.000Z' },
};
const booking = (id: number, horarioChegada: string, horarioSaida: string): Booking => ({
  id,
  ambienteId: 10,
  data: DAY,
  horarioChegada,
  horarioSaida,
});
const wish = (bookings: Booking[], changes: Partial<WishToMove['query']> = {}): WishToMove => ({
  bookings,
  agendas: [agenda],
  query: { ...query, ...changes },
});
const written = (wishes: WishToMove[], occupancies: Occupancy[] = []) =>
  [...proposeFaixas(wishes, occupancies)].map(([id, f]) => [id, f && `${f.data} ${f.horarioChegada}`]);

describe('docs/decisions/0117: where who loses their place could go', () => {
  it('is the slot nearest to what was booked, never on the closed day', () => {
    expect(written([wish([booking(1, '08:00', '08:30')])])).toEqual([[1, '2026-11-24 09:30']]);
    expect(written([wish([booking(1, '09:00', '09:30')])])).toEqual([[1, '2026-11-26 08:00']]);
  });

  it('obeys the request: its days and its notice', () => {
    const late = booking(1, '09:00', '09:30');
    expect(written([wish([late], { dataFinal: '2026-11-25' })])).toEqual([[1, '2026-11-24 09:30']]);
    expect(written([wish([late], { dataInicial: '2026-11-27' })])).toEqual([[1, '2026-11-27 08:00']]);
    expect(written([wish([late], { dataInicial: DAY, dataFinal: DAY })])).toEqual([[1, null]]);
    expect(written([wish([late], { antecedenciaDays: 4 })])).toEqual([[1, '2026-11-27 08:00']]);
  });

  it('is proposed to nobody else, and is free now', () => {
    const [first, second] = [booking(1, '08:00', '08:30'), booking(2, '08:00', '08:30')];
    expect(written([wish([first]), wish([second])])).toEqual([
      [1, '2026-11-24 09:30'],
      [2, '2026-11-24 09:00'],
    ]);
    const taken = { ...booking(9, '09:30', '10:00'), data: '2026-11-24' };
    expect(written([wish([first])], [taken])).toEqual([[1, '2026-11-24 09:00']]);
  });

  it('several exams of one appointment go to one day, in their order', () => {
    const two = [booking(2, '08:30', '09:00'), booking(1, '08:00', '08:30')];
    // Nearest would be 09:30 on the day before, after which that day has nothing.
    expect(written([wish(two)])).toEqual([
      [1, '2026-11-24 09:00'],
      [2, '2026-11-24 09:30'],
    ]);
    const five = ['08:00', '08:10', '08:20', '08:30', '08:40'].map((time, i) => booking(i, time, '09:00'));
    expect(written([wish(five)]).map(([, at]) => at)).toEqual([null, null, null, null, null]);
  });

  it('whatever is booked: each proposal is on offer, none twice, one day and in order', () => {
    const group = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(group, { maxLength: 6 }), (groups) => {
        let id = 0;
        const wishes = groups.map((starts) =>
          wish(
            starts.map((n) =>
              booking((id += 1), timeFromMinutes(480 + n * 30), timeFromMinutes(510 + n * 30)),
            ),
          ),
        );
        const proposals = proposeFaixas(wishes, []);
        const offered = new Set(
          generateFaixas([agenda], { ...query, occupancies: [] }).map((f) => `${f.data} ${f.horarioChegada}`),
        );
        const given = [...proposals.values()].flatMap((f) => (f ? [`${f.data} ${f.horarioChegada}`] : []));
        expect(new Set(given).size).toBe(given.length);
        expect(given.every((at) => offered.has(at))).toBe(true);
        for (const { bookings } of wishes) {
          const chain = [...bookings]
            .sort((a, b) => compareTimes(a.horarioChegada, b.horarioChegada) || a.id - b.id)
            .map((b) => proposals.get(b.id) ?? null);
          expect(new Set(chain.map((f) => f?.data)).size).toBe(1);
          chain.slice(1).forEach((f, index) => {
            const before = chain[index];
            if (f && before)
              expect(compareTimes(f.horarioChegada, before.horarioSaida)).toBeGreaterThanOrEqual(0);
          });
        }
      }),
    );
  });
});

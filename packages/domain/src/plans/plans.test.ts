import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Faixa } from '../agendas/index.ts';
import { businessHours } from '../fixtures/index.ts';
import { groupExames, validateReserva, type ReservaRow } from '../reserva/index.ts';
import { addDays, timeFromMinutes, type CivilDate } from '../time/index.ts';
import {
  bestPlans,
  planSentence,
  type Plan,
  type PlanClinic,
  type PlanExame,
  type PlanQuery,
} from './index.ts';

const MONDAY: CivilDate = '2026-11-23';
const EXAMES: PlanExame[] = ['Clínico', 'Audiometria', 'Raio-X', 'Hemograma', 'Espirometria', 'ECG'].map(
  (name, i) => ({ id: i + 1, name }),
);
const range = { min: MONDAY, max: addDays(MONDAY, 4) };

const faixa = (day: number, minutes: number, ambienteId: number): Faixa => ({
  data: addDays(MONDAY, day),
  horarioChegada: timeFromMinutes(minutes),
  horarioSaida: timeFromMinutes(minutes + 30),
  minutosAgendas: 30,
  ambienteId,
  vagas: 1,
});
/** A clinic with the same slots for whatever it does: `[day, minute]`. */
const clinic = (
  id: number,
  exames: Record<number, number>,
  slots: readonly (readonly [number, number])[],
  distanciaMetros: number | null = id * 1000,
): PlanClinic => {
  const faixas = slots
    .map(([day, minutes]) => faixa(day, minutes, id))
    .sort((a, b) => `${a.data}${a.horarioChegada}`.localeCompare(`${b.data}${b.horarioChegada}`));
  return {
    id,
    name: `Clínica ${id}`,
    distanciaMetros,
    openingHours: businessHours,
    exames: new Map(Object.entries(exames).map(([exame, notice]) => [Number(exame), notice])),
    faixasOf: () => faixas,
  };
};
const query = (clinics: PlanClinic[], exames = 2, mainIds = clinics.map(({ id }) => id)): PlanQuery => ({
  exames: EXAMES.slice(0, exames),
  clinics,
  mainIds,
  range,
});

describe('best plan (issue 10)', () => {
  it('one visit before an earlier pair, and words that explain it', () => {
    const all = clinic(3, { 1: 0, 2: 0 }, [[4, 540]]);
    const [plan] = bestPlans(query([clinic(1, { 1: 0 }, [[0, 600]]), clinic(2, { 2: 0 }, [[0, 540]]), all]));
    expect(plan?.visits).toHaveLength(1);
    expect(planSentence(plan!)).toBe('1 visita, sex 27/11, Clínica 3, 3 km; os 2 exames no mesmo dia');
  });

  it('of as many visits the earliest, and of these the nearest', () => {
    const exames = { 1: 0, 2: 0 };
    const plans = bestPlans(
      query([
        clinic(1, exames, [[1, 540]], 9000),
        clinic(2, exames, [[1, 540]], 500),
        clinic(3, exames, [[0, 840]], null),
        clinic(4, exames, [[3, 540]], 100),
      ]),
    );
    expect(plans.map(({ prestadorId }) => prestadorId)).toEqual([3, 2, 1]);
    expect(planSentence(plans[0]!)).toBe('1 visita, seg 23/11, Clínica 3; os 2 exames no mesmo dia');
  });

  it('an exam elsewhere ends before the first one on its day, and is told with its clinic', () => {
    const plans = bestPlans(
      query(
        [
          clinic(1, { 1: 0 }, [[0, 600]]),
          clinic(2, { 2: 0 }, [
            [0, 540],
            [0, 660],
          ]),
        ],
        2,
        [1],
      ),
    );
    expect(plans[0]?.rows.map(({ prestadorId, faixa: slot }) => [prestadorId, slot.horarioChegada])).toEqual([
      [1, '10:00'],
      [2, '09:00'],
    ]);
    expect(planSentence(plans[0]!)).toBe(
      '2 visitas: seg 23/11, Clínica 2, 2 km (Audiometria); seg 23/11, Clínica 1, 1 km (Clínico)',
    );
  });

  it.each([
    ['an exam that nobody does', query([clinic(1, { 1: 0 }, [[0, 540]])])],
    ['no slot within the days', query([clinic(1, { 1: 0, 2: 0 }, [[9, 540]])])],
    ['no clinic that may have the request', query([clinic(1, { 1: 0, 2: 0 }, [[0, 540]])], 2, [])],
    ['no exam', { ...query([clinic(1, { 1: 0 }, [[0, 540]])]), exames: [] }],
    ['seven exams', { ...query([]), exames: [...EXAMES, { id: 7, name: 'Outro' }] }],
  ])('none for %s', (_what, asked) => expect(bestPlans(asked)).toEqual([]));
});

/** Every choice of a slot for every row, by hand: no bound, no order, nothing shared with the search. */
function allPlans({
  exames,
  clinics,
  mainIds,
}: PlanQuery): { visits: number; end: string; metres: number }[] {
  const found: { visits: number; end: string; metres: number }[] = [];
  for (const main of clinics.filter(({ id }) => mainIds.includes(id))) {
    const { served, unserved } = groupExames(
      exames.map((exame) => ({ ...exame, antecedencia: main.exames.get(exame.id) ?? null })),
    );
    if (served.length === 0) continue;
    const open = [
      ...served.map(({ procedimentos }) => ({ procedimentos, isServed: true, at: [main] })),
      ...unserved.map(({ procedimentos }) => ({
        procedimentos,
        isServed: false,
        at: clinics.filter((c) => c.id !== main.id && procedimentos.every(({ id }) => c.exames.has(id))),
      })),
    ];
    const rows: ReservaRow[] = [];
    const metresOf = (id: number): number => clinics.find((c) => c.id === id)?.distanciaMetros ?? 1e9;
    const walk = (index: number): void => {
      const row = open[index];
      if (row) {
        for (const c of row.at) {
          for (const slot of c.faixasOf(row.procedimentos.map(({ id }) => id))) {
            rows.push({
              id: String(index),
              prestador: { id: c.id, name: c.name },
              procedimentos: row.procedimentos,
              antecedencia: Math.max(...row.procedimentos.map(({ id }) => c.exames.get(id) ?? 0)),
              isServed: row.isServed,
              openingHours: c.openingHours,
              data: slot.data,
              faixa: slot,
              particular: false,
            });
            walk(index + 1);
            rows.pop();
          }
        }
        return;
      }
      if (validateReserva(rows, range).length > 0) return;
      const inTwoPlaces = rows.some(({ faixa: a }, i) =>
        rows.some(
          ({ faixa: b }, j) =>
            i < j &&
            a?.data === b?.data &&
            a!.horarioChegada < b!.horarioSaida &&
            b!.horarioChegada < a!.horarioSaida,
        ),
      );
      if (inTwoPlaces) return;
      const visits = new Set(rows.map((r) => `${r.prestador?.id} ${r.data}`));
      found.push({
        visits: visits.size,
        end:
          rows
            .map((r) => r.data ?? '')
            .sort()
            .at(-1) ?? '',
        metres: [...visits].reduce((sum, visit) => sum + metresOf(Number(visit.split(' ')[0])), 0),
      });
    };
    walk(0);
  }
  return found;
}

const anyClinic = (id: number): fc.Arbitrary<PlanClinic> =>
  fc
    .record({
      exames: fc.dictionary(fc.constantFrom('1', '2', '3'), fc.constantFrom(0, 0, 0, 1), { minKeys: 1 }),
      slots: fc.uniqueArray(fc.tuple(fc.constantFrom(0, 1, 2, 6), fc.constantFrom(480, 495, 540, 600)), {
        maxLength: 5,
        selector: ([day, minutes]) => `${day} ${minutes}`,
      }),
      metres: fc.option(fc.nat(5000), { nil: null }),
    })
    .map(({ exames, slots, metres }) => clinic(id, exames as Record<number, number>, slots, metres));

const costOf = (plan: Plan, clinics: readonly PlanClinic[]) => ({
  visits: plan.visits.length,
  end: plan.fim,
  metres: plan.visits.reduce(
    (sum, { prestadorId }) => sum + (clinics.find(({ id }) => id === prestadorId)?.distanciaMetros ?? 1e9),
    0,
  ),
});

describe('the search against every choice there is', () => {
  it('finds a plan where there is one, none is better, and each stands by the rules of the schedule step', () => {
    const clinics = fc.tuple(anyClinic(1), anyClinic(2), anyClinic(3));
    fc.assert(
      fc.property(clinics, fc.integer({ min: 1, max: 3 }), (given, exames) => {
        const asked = query(given, exames);
        const plans = bestPlans(asked);
        const oracle = allPlans(asked).sort(
          (a, b) => a.visits - b.visits || a.end.localeCompare(b.end) || a.metres - b.metres,
        );
        expect(plans.length > 0).toBe(oracle.length > 0);
        const [best] = plans;
        if (best) expect(costOf(best, given)).toEqual(oracle[0]);
        for (const plan of plans) {
          const rows = plan.rows.map((row): ReservaRow => {
            const at = given.find(({ id }) => id === row.prestadorId);
            return {
              id: row.exames.map(({ id }) => id).join(),
              prestador: { id: row.prestadorId, name: '' },
              procedimentos: row.exames,
              antecedencia: row.antecedencia,
              isServed: row.isServed,
              openingHours: at?.openingHours ?? null,
              data: row.faixa.data,
              faixa: row.faixa,
              particular: false,
            };
          });
          expect(validateReserva(rows, range)).toEqual([]);
          const done = rows.flatMap(({ procedimentos }) => procedimentos.map(({ id }) => id));
          expect(done.sort((a, b) => a - b)).toEqual(asked.exames.map(({ id }) => id));
          expect(plan.visits.flatMap((visit) => visit.exames)).toHaveLength(exames);
        }
        const costs = plans.map((plan) => costOf(plan, given));
        expect(costs).toEqual(
          [...costs].sort((a, b) => a.visits - b.visits || a.end.localeCompare(b.end) || a.metres - b.metres),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('six exams at twenty clinics that each do some of them are searched in time', () => {
    let seed = 7;
    const random = (n: number): number => {
      seed = (seed * 48271) % 2147483647;
      return seed % n;
    };
    const clinics = Array.from({ length: 20 }, (_unused, i) => {
      const exames: Record<number, number> = {};
      for (const { id } of EXAMES) if (random(10) < 4) exames[id] = random(4) === 0 ? 1 : 0;
      const slots: [number, number][] = [];
      for (let day = 0; day < 5; day++) {
        for (let at = 480; at < 1020; at += 30) if (random(10) < 3) slots.push([day, at]);
      }
      return clinic(i + 1, exames, slots);
    });
    const started = performance.now();
    const plans = bestPlans(query(clinics, 6));
    expect(plans.length).toBeGreaterThan(0);
    // Ten times what is asked of the whole call, for a machine that does other things.
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

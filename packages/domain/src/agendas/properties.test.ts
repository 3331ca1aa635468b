import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { servesOnDay } from '../atendimento/index.ts';
import { countWorkingDays, nationalFeriadoOn } from '../feriados/index.ts';
import { PERIODO } from '../periodos/index.ts';
import { WEEKDAYS, weekdayOf, addDays, dayNumber, timeFromMinutes, minutesOfDay } from '../time/index.ts';
import { generateFaixas } from './faixas.ts';
import { takenPlaces } from './taken.ts';
import type { Agenda, FaixasQuery, AgendaException, Occupancy, AgendaPeriodo } from './types.ts';
import { anyWeek } from '../atendimento/arbitraries.test-util.ts';
import { inSaoPaulo, anyDate, anyTime, anyWeekday } from '../time/arbitraries.test-util.ts';

const TODAY = '2026-12-22';
const DATES = { de: '2026-12-20', until: '2027-01-06' };

const anyWindow = fc
  .tuple(fc.integer({ min: 24, max: 76 }), fc.integer({ min: 1, max: 12 }))
  .map(([start, quarters]) => ({
    inicio: timeFromMinutes(start * 15),
    fim: timeFromMinutes((start + quarters) * 15),
  }));
const anyPeriodo: fc.Arbitrary<AgendaPeriodo> = fc
  .tuple(anyWeekday, anyWindow, fc.constantFrom(15, 20, 30, 45), fc.integer({ min: 1, max: 3 }))
  .map(([weekday, timeWindow, duracaoMinutos, vagas]) => ({
    diaSemana: weekday,
    ...timeWindow,
    duracaoMinutos,
    vagas,
  }));
const anyException: fc.Arbitrary<AgendaException> = fc
  .tuple(anyDate(DATES.de, DATES.until), fc.boolean(), fc.option(anyWindow))
  .map(([date, serves, timeWindow]) => ({ data: date, atende: serves, ...timeWindow }));
const anyAgenda: fc.Arbitrary<Agenda> = fc.record({
  id: fc.nat(9),
  prestadorId: fc.constant(1),
  ambienteId: fc.integer({ min: 1, max: 2 }),
  vigenciaInicial: anyDate('2026-12-01', '2026-12-28'),
  vigenciaFinal: fc.option(anyDate('2026-12-20', '2027-01-20')),
  periodos: fc.array(anyPeriodo, { maxLength: 8 }),
  exceptions: fc.array(anyException, { maxLength: 4 }),
});
const anyOccupancy: fc.Arbitrary<Occupancy> = fc
  .tuple(fc.integer({ min: 1, max: 2 }), anyDate(DATES.de, DATES.until), anyWindow)
  .map(([ambienteId, date, { inicio: start, fim: end }]) => ({
    ambienteId,
    data: date,
    horarioChegada: start,
    horarioSaida: end,
  }));
const anyQuery: fc.Arbitrary<FaixasQuery & { occupancies: Occupancy[] }> = fc.record({
  dataInicial: anyDate(DATES.de, DATES.until),
  dataFinal: anyDate(DATES.de, DATES.until),
  periodo: fc.constantFrom(PERIODO.MANHA, PERIODO.TARDE, PERIODO.AMBOS),
  occupancies: fc.array(anyOccupancy, { maxLength: 30 }),
  feriados: fc.array(
    fc.record({
      dataFeriado: anyDate(DATES.de, DATES.until),
      abrangencia: fc.constant('MUNICIPAL' as const),
      nome: fc.constant('Feriado'),
    }),
    { maxLength: 2 },
  ),
  ferias: fc.array(
    anyDate(DATES.de, DATES.until).map((dataInicial) => ({
      dataInicial,
      dataFinal: addDays(dataInicial, 2),
    })),
    { maxLength: 1 },
  ),
  openingHours: fc.option(anyWeek),
  now: anyTime.map((time) => inSaoPaulo(TODAY, time)),
  antecedenciaDays: fc.nat(4),
});
const scenario = fc.tuple(fc.array(anyAgenda, { minLength: 1, maxLength: 4 }), anyQuery);

interface Stretch {
  ambienteId: number;
  data: string;
  horarioChegada: string;
  horarioSaida: string;
}
const overlap = (a: Stretch, b: Stretch) =>
  a.ambienteId === b.ambienteId &&
  a.data === b.data &&
  a.horarioChegada < b.horarioSaida &&
  b.horarioChegada < a.horarioSaida;

describe('generateFaixas, for any agendas, bookings and calendar', () => {
  it('finds what is taken the same way, listed as bookings or put in order by day and room', () => {
    fc.assert(
      fc.property(scenario, ([agendas, query]) => {
        const occupancies = takenPlaces(
          query.occupancies.map(({ ambienteId, data: date, horarioChegada, horarioSaida }) => ({
            ambienteId,
            start: dayNumber(date) * 1440 + minutesOfDay(horarioChegada),
            end: dayNumber(date) * 1440 + minutesOfDay(horarioSaida),
          })),
        );
        expect(generateFaixas(agendas, { ...query, occupancies })).toEqual(generateFaixas(agendas, query));
      }),
      { numRuns: 300 },
    );
  });

  it('two slots of one room never overlap, and no slot overlaps a booking of a room with one place', () => {
    fc.assert(
      fc.property(scenario, ([agendas, query]) => {
        const faixas = generateFaixas(agendas, query);
        for (const [i, faixa] of faixas.entries()) {
          expect(faixas.slice(i + 1).some((another) => overlap(faixa, another))).toBe(false);
        }
        const singleVaga = agendas.map((a) => ({
          ...a,
          periodos: a.periodos.map((p) => ({ ...p, vagas: 1 })),
        }));
        for (const faixa of generateFaixas(singleVaga, query)) {
          expect(query.occupancies.some((occupancy) => overlap(faixa, occupancy))).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('at no minute are there more people in a room than it has places, once every place offered is taken', () => {
    fc.assert(
      fc.property(scenario, ([agendas, query]) => {
        for (const faixa of generateFaixas(agendas, query)) {
          const ofAmbiente = agendas.filter(({ ambienteId }) => ambienteId === faixa.ambienteId);
          const capacity = Math.max(...ofAmbiente.flatMap((a) => a.periodos.map(({ vagas }) => vagas)));
          const taken = query.occupancies.filter((o) => overlap(o, faixa));
          const end = minutesOfDay(faixa.horarioSaida);
          for (let minute = minutesOfDay(faixa.horarioChegada); minute < end; minute += 5) {
            const presentCount = taken.filter(
              (o) => minutesOfDay(o.horarioChegada) <= minute && minute < minutesOfDay(o.horarioSaida),
            ).length;
            expect(faixa.vagas + presentCount).toBeLessThanOrEqual(capacity);
          }
          expect(faixa.vagas).toBeGreaterThanOrEqual(1);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('every slot lies in a day, an hour and a period that may be offered', () => {
    fc.assert(
      fc.property(scenario, ([agendas, query]) => {
        const { now, openingHours, periodo } = query;
        const served = openingHours
          ? WEEKDAYS.filter((_, day) => servesOnDay(openingHours, addDays('2026-12-20', day)))
          : [...new Set(agendas.flatMap((a) => a.periodos.map((p) => p.diaSemana)))];
        const daysOff = WEEKDAYS.filter((day) => !served.includes(day));
        for (const faixa of generateFaixas(agendas, query)) {
          const { data: date, horarioChegada, horarioSaida, minutosAgendas } = faixa;
          expect(date >= query.dataInicial && date <= query.dataFinal).toBe(true);
          expect(`${date} ${horarioChegada}` > `${now.data} ${now.time}`).toBe(true);
          expect(countWorkingDays(now.data, date, daysOff)).toBeGreaterThanOrEqual(
            query.antecedenciaDays ?? 0,
          );
          expect(nationalFeriadoOn(date)).toBeNull();
          expect(query.feriados.some((f) => f.dataFeriado === date)).toBe(false);
          expect(query.ferias.some((f) => f.dataInicial <= date && date <= f.dataFinal)).toBe(false);
          if (openingHours) expect(served).toContain(weekdayOf(date));
          if (periodo !== PERIODO.AMBOS) expect(horarioChegada < '12:00').toBe(periodo === PERIODO.MANHA);
          expect(minutesOfDay(horarioSaida) - minutesOfDay(horarioChegada)).toBe(minutosAgendas);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a booking never adds a slot to a room with one agenda window', () => {
    fc.assert(
      fc.property(anyPeriodo, anyQuery, (periodo, query) => {
        const agenda: Agenda = {
          id: 1,
          prestadorId: 1,
          ambienteId: 1,
          vigenciaInicial: '2026-01-01',
          vigenciaFinal: null,
          periodos: [periodo],
          exceptions: [],
        };
        const text = (f: Stretch) => `${f.data} ${f.horarioChegada}`;
        const available = new Set(generateFaixas([agenda], { ...query, occupancies: [] }).map(text));
        for (const faixa of generateFaixas([agenda], query)) expect(available.has(text(faixa))).toBe(true);
      }),
    );
  });

  it('comes in order of day and hour', () => {
    fc.assert(
      fc.property(scenario, ([agendas, query]) => {
        const texts = generateFaixas(agendas, query).map((f) => `${f.data} ${f.horarioChegada}`);
        expect(texts).toEqual(texts.toSorted());
      }),
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { servesOnDay, prestadorWithoutHorarios } from '../atendimento/index.ts';
import { countWorkingDays, type Ferias, type Feriado } from '../feriados/index.ts';
import { datesBetween, weekdayOf, daysBetween, addDays } from '../time/index.ts';
import { nextAvailableDay, nextValidIntervalos } from './alternatives.ts';
import { verifyIntervalo } from './check.ts';
import type { IntervaloContext, Intervalo } from './context.ts';
import { dayReasons } from './reasons.ts';
import { anyWeek } from '../atendimento/arbitraries.test-util.ts';
import { businessHours } from '../fixtures/index.ts';
import { inSaoPaulo, anyDate, anyWeekday } from '../time/arbitraries.test-util.ts';

const TODAY = '2026-11-24';
const anyNearbyDay = anyDate('2026-11-10', '2027-01-31');

const anyFeriado: fc.Arbitrary<Feriado> = fc.record({
  dataFeriado: anyNearbyDay,
  abrangencia: fc.constantFrom('NACIONAL', 'MUNICIPAL'),
  nome: fc.constant('Feriado'),
});
const anyFerias: fc.Arbitrary<Ferias> = fc
  .tuple(anyNearbyDay, fc.nat(20))
  .map(([dataInicial, days]) => ({ dataInicial, dataFinal: addDays(dataInicial, days) }));
const anyContext: fc.Arbitrary<IntervaloContext> = fc.record({
  now: fc.constant(inSaoPaulo(TODAY)),
  min: fc.option(anyDate(TODAY, '2026-12-10')),
  max: fc.option(anyDate('2026-12-10', '2027-02-28')),
  dayLimit: fc.option(fc.integer({ min: 1, max: 12 })),
  disabledDays: fc.option(fc.uniqueArray(anyWeekday, { maxLength: 3 }), { nil: undefined }),
  feriados: fc.array(anyFeriado, { maxLength: 4 }),
  ferias: fc.array(anyFerias, { maxLength: 2 }),
  openingHours: fc.option(anyWeek),
});
const anyIntervalo: fc.Arbitrary<Intervalo> = fc
  .tuple(anyNearbyDay, fc.nat(12))
  .map(([start, days]) => ({ inicio: start, fim: addDays(start, days) }));

/** Why a day of the range must make it fail, said again without the code under test. */
function dayFails(date: string, edge: boolean, c: IntervaloContext): boolean {
  const day = weekdayOf(date);
  const weekend = day === 0 || day === 6;
  const serves = !c.openingHours || servesOnDay(c.openingHours, date);
  const disabled = c.disabledDays ? c.disabledDays.includes(day) : weekend && !(c.openingHours && serves);
  return (
    date < TODAY ||
    date < (c.min ?? TODAY) ||
    date > (c.max ?? '9999-12-31') ||
    date.endsWith('-12-25') ||
    date.endsWith('-01-01') ||
    date.endsWith('-11-15') ||
    date.endsWith('-11-20') ||
    c.feriados.some(({ dataFeriado }) => dataFeriado === date) ||
    c.ferias.some((f) => f.dataInicial <= date && date <= f.dataFinal) ||
    (edge && disabled) ||
    (!serves && (edge || !(weekend && disabled)))
  );
}

describe('verifyIntervalo', () => {
  it('accepts a range exactly when none of its days fails and it keeps the limit', () => {
    fc.assert(
      fc.property(anyIntervalo, anyContext, (intervalo, context) => {
        const dates = datesBetween(intervalo.inicio, intervalo.fim);
        const fails = dates.some((date) =>
          dayFails(date, date === intervalo.inicio || date === intervalo.fim, context),
        );
        const tooLong =
          context.dayLimit !== null &&
          countWorkingDays(intervalo.inicio, intervalo.fim) >= (context.dayLimit ?? Infinity);
        expect(verifyIntervalo(intervalo, context).length === 0).toBe(!fails && !tooLong);
      }),
      { numRuns: 1500 },
    );
  });

  it('the days that it blames lie in the range, in order', () => {
    fc.assert(
      fc.property(anyIntervalo, anyContext, (intervalo, context) => {
        for (const { dates = [] } of verifyIntervalo(intervalo, context)) {
          expect(dates).toEqual([...new Set(dates)].sort());
          expect(dates.every((d) => d >= intervalo.inicio && d <= intervalo.fim)).toBe(true);
        }
      }),
    );
  });

  it('judges a single day as the calendar does', () => {
    fc.assert(
      fc.property(anyNearbyDay, anyContext, (date, context) => {
        const failures = verifyIntervalo({ inicio: date, fim: date }, context);
        expect(failures.length === 0).toBe(dayReasons(date, context).length === 0);
      }),
    );
  });
});

describe('nextValidIntervalos', () => {
  it('offers only ranges that pass every check, never longer than the one refused, nearest first', () => {
    fc.assert(
      fc.property(anyIntervalo, anyContext, (intervalo, context) => {
        const options = nextValidIntervalos(intervalo, context);
        const pedido = [intervalo.inicio, TODAY, context.min ?? TODAY].sort().at(-1) ?? TODAY;
        const distances = options.map(({ inicio: start }) => Math.abs(daysBetween(pedido, start)));
        expect(distances).toEqual(distances.toSorted((a, b) => a - b));
        expect(new Set(options.map(({ inicio: start, fim: end }) => `${start}/${end}`)).size).toBe(
          options.length,
        );
        expect(options.length).toBeLessThanOrEqual(3);
        for (const option of options) {
          expect(verifyIntervalo(option, context)).toEqual([]);
          expect(daysBetween(option.inicio, option.fim)).toBeLessThanOrEqual(
            daysBetween(intervalo.inicio, intervalo.fim),
          );
        }
      }),
      { numRuns: 150 },
    );
  });

  it('finds three whenever a free day exists three times, and none when no day is served', () => {
    fc.assert(
      fc.property(anyIntervalo, anyContext, (intervalo, context) => {
        const options = nextValidIntervalos(intervalo, context);
        if (context.openingHours && prestadorWithoutHorarios(context.openingHours)) {
          expect(options).toEqual([]);
          return;
        }
        const end = context.max ?? '2027-02-28';
        const available = datesBetween(context.min ?? TODAY, end).filter(
          (date) => dayReasons(date, context).length === 0,
        );
        if (available.length >= 3) expect(options).toHaveLength(3);
      }),
      { numRuns: 100 },
    );
  });

  const context: IntervaloContext = {
    now: inSaoPaulo(TODAY),
    feriados: [],
    ferias: [{ dataInicial: '2026-12-01', dataFinal: '2026-12-10' }],
    openingHours: businessHours,
  };

  it('keeps the length and goes to both sides, the nearest first', () => {
    expect(nextValidIntervalos({ inicio: '2026-12-02', fim: '2026-12-04' }, context)).toEqual([
      { inicio: '2026-11-25', fim: '2026-11-27' },
      { inicio: '2026-11-24', fim: '2026-11-26' },
      // From Friday the 11th three days would end on a Sunday.
      { inicio: '2026-12-14', fim: '2026-12-16' },
    ]);
  });

  it('shortens a range that is too long for the limit', () => {
    const options = nextValidIntervalos(
      { inicio: '2026-11-25', fim: '2026-12-31' },
      { ...context, ferias: [], dayLimit: 3 },
    );
    expect(options).toEqual([
      { inicio: '2026-11-25', fim: '2026-11-27' },
      { inicio: '2026-11-24', fim: '2026-11-26' },
      { inicio: '2026-11-27', fim: '2026-11-30' },
    ]);
  });

  it('answers nothing for what is no range, or lies where no calendar goes', () => {
    expect(nextValidIntervalos({ inicio: 'x', fim: 'y' }, context)).toEqual([]);
    expect(nextValidIntervalos({ inicio: '2026-11-25', fim: '' }, context)).toEqual([]);
    expect(nextValidIntervalos({ inicio: '', fim: '2026-11-25' }, context)).toEqual([]);
    expect(nextValidIntervalos({ inicio: '9999-12-30', fim: '9999-12-31' }, context)).toEqual([]);
    expect(nextAvailableDay('9999-12-31', context)).toBeNull();
  });
});

describe('nextAvailableDay', () => {
  it('may be the last day allowed', () => {
    const context = { now: inSaoPaulo(TODAY), max: '2026-11-30', feriados: [], ferias: [] };
    expect(nextAvailableDay('2026-11-28', context)).toBe('2026-11-30');
    expect(nextAvailableDay('2026-12-01', context)).toBeNull();
  });

  it('is the first day from there on without a reason against it', () => {
    fc.assert(
      fc.property(anyNearbyDay, anyContext, (date, context) => {
        const found = nextAvailableDay(date, context);
        const expected = datesBetween(date, '2027-12-31').find((d) => dayReasons(d, context).length === 0);
        expect(found).toBe(expected ?? null);
      }),
      { numRuns: 60 },
    );
  });
});

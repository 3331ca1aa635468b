import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { servedDays } from '../atendimento/index.ts';
import { datesBetween, weekdayOf, addDays } from '../time/index.ts';
import { isOnFerias, nationalFeriadoOn, nationalFeriados, nationalFeriadosBetween } from './feriados.ts';
import { countWorkingDays, addServedDays } from './working-days.ts';
import { anyWeek } from '../atendimento/arbitraries.test-util.ts';
import { businessHours } from '../fixtures/index.ts';
import { anyDate, anyWeekday } from '../time/arbitraries.test-util.ts';

const datesOf = (year: number) => nationalFeriados(year).map(({ dataFeriado }) => dataFeriado.slice(5));

describe('national holidays by law', () => {
  it('are these nine since 2024', () => {
    expect(datesOf(2026)).toEqual([
      '01-01',
      '04-21',
      '05-01',
      '09-07',
      '10-12',
      '11-02',
      '11-15',
      '11-20',
      '12-25',
    ]);
  });

  it.each([
    ['11-20', 2024, 'Lei 14.759/2023'],
    ['11-02', 2003, 'Lei 10.607/2002'],
    ['10-12', 1980, 'Lei 6.802/1980'],
    ['04-21', 1951, 'Lei 1.266/1950'],
  ])('%s begins in %i (%s)', (day, since) => {
    expect(datesOf(since)).toContain(day);
    expect(datesOf(since - 1)).not.toContain(day);
  });

  it.each([
    ['2026-02-17', 'Carnival'],
    ['2026-04-03', 'Good Friday'],
    ['2026-06-04', 'Corpus Christi'],
    ['2026-04-05', 'Easter'],
  ])('%s, %s, is not national', (date) => {
    expect(nationalFeriadoOn(date)).toBeNull();
  });

  it('between two dates are those of each day', () => {
    fc.assert(
      fc.property(anyDate('1975-01-01', '2060-12-31'), fc.nat(900), (start, steps) => {
        const end = addDays(start, steps);
        const oneByOne = datesBetween(start, end).flatMap((date) => nationalFeriadoOn(date) ?? []);
        expect(nationalFeriadosBetween(start, end)).toEqual(oneByOne);
      }),
      { numRuns: 40 },
    );
  });

  it('between two holidays are both of them', () => {
    expect(nationalFeriadosBetween('2026-11-02', '2026-11-15').map((f) => f.nome)).toEqual([
      'Finados',
      'Proclamação da República',
    ]);
    expect(nationalFeriadosBetween('2026-11-03', '2026-11-14')).toEqual([]);
  });

  it('have a name', () => {
    expect(nationalFeriadoOn('2026-11-02')).toEqual({
      dataFeriado: '2026-11-02',
      abrangencia: 'NACIONAL',
      nome: 'Finados',
    });
  });
});

describe('vacations', () => {
  const ferias = { dataInicial: '2026-12-01', dataFinal: '2026-12-10' };

  it.each([
    ['2026-11-30', false],
    ['2026-12-01', true],
    ['2026-12-10', true],
    ['2026-12-11', false],
  ])('hold their first and last day: %s → %s', (date, inside) => {
    expect(isOnFerias(ferias, date)).toBe(inside);
  });
});

describe('doc2 §5, range rule 2: working days after the start up to and including the end', () => {
  it.each([
    // 2026-11-20 is a Friday.
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2026-11-21', 1],
    ['2026-11-20', '2026-11-22', 1],
    ['2026-11-20', '2026-11-23', 2],
    ['2026-11-20', '2026-11-27', 6],
    ['2026-11-22', '2026-11-23', 1],
    ['2026-11-27', '2026-11-20', 0],
  ])('%s to %s are %i, Sundays skipped', (start, end, days) => {
    expect(countWorkingDays(start, end)).toBe(days);
  });

  it('counts as one would with a finger, whatever weekdays are skipped', () => {
    fc.assert(
      fc.property(
        anyDate(),
        fc.nat(120),
        fc.uniqueArray(anyWeekday, { maxLength: 7 }),
        (start, steps, nonWorkingWeekdays) => {
          const end = addDays(start, steps);
          const counted = datesBetween(start, end)
            .slice(1)
            .filter((date) => !nonWorkingWeekdays.includes(weekdayOf(date)));
          expect(countWorkingDays(start, end, nonWorkingWeekdays)).toBe(counted.length);
        },
      ),
    );
  });
});

describe('doc2 §2.8: notice counted in provider working days', () => {
  it.each([
    // From a Tuesday, with Monday to Friday served.
    ['2026-11-24', 0, '2026-11-24'],
    ['2026-11-24', 1, '2026-11-25'],
    ['2026-11-24', 3, '2026-11-27'],
    ['2026-11-24', 4, '2026-11-30'],
    ['2026-11-28', 1, '2026-11-30'],
  ])('%s plus %i served days is %s', (date, n, expectedDate) => {
    expect(addServedDays(date, n, businessHours)).toBe(expectedDate);
    expect(addServedDays(date, n, [1, 2, 3, 4, 5])).toBe(expectedDate);
  });

  it('stops at a served day with exactly that many served days on the way', () => {
    fc.assert(
      fc.property(anyDate(), fc.integer({ min: 1, max: 60 }), anyWeek, (date, n, horarios) => {
        const end = addServedDays(date, n, horarios);
        const served = servedDays(horarios);
        if (served.length === 0) {
          expect(end).toBeNull();
          return;
        }
        const servedDates = datesBetween(date, end ?? date)
          .slice(1)
          .filter((d) => served.includes(weekdayOf(d)));
        expect(servedDates).toHaveLength(n);
        expect(servedDates.at(-1)).toBe(end);
      }),
    );
  });

  it('with every day unserved there is no such day, instead of a search without end', () => {
    expect(addServedDays('2026-11-24', 1, [])).toBeNull();
    expect(addServedDays('2026-11-24', 0, [])).toBe('2026-11-24');
  });

  it.each([-1, 1.5, Number.NaN])('refuses %d days of notice', (n) => {
    expect(() => addServedDays('2026-11-24', n, [1])).toThrow(RangeError);
  });

  it('ten thousand days of notice take no longer than ten', () => {
    expect(addServedDays('2026-11-24', 10_000, [2])).toBe(addDays('2026-11-24', 70_000));
  });
});

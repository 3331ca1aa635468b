import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { anyDate } from './arbitraries.test-util.ts';
import {
  compareDates,
  dateFromDayNumber,
  datesBetween,
  weekdayOf,
  daysInMonth,
  daysBetween,
  isUsualDate,
  isCivilDate,
  isWeekday,
  ageOn,
  laterDate,
  earlierDate,
  buildDate,
  dayNumber,
  dateParts,
  addDays,
  addMonthsToDate,
} from './civil-date.ts';

const DAY = 86_400_000;
/** A second opinion that shares no code: the platform's calendar in UTC. */
const oracle = (number: number) => new Date(number * DAY);
const isoOf = (number: number) => oracle(number).toISOString().slice(0, 10);

describe('civil arithmetic against the calendar of the platform in UTC', () => {
  const anyDayNumber = fc.integer({ min: Date.UTC(1600, 0, 1) / DAY, max: Date.UTC(2999, 11, 31) / DAY });

  it('turns a day number into the same date and back', () => {
    fc.assert(
      fc.property(anyDayNumber, (number) => {
        expect(dateFromDayNumber(number)).toBe(isoOf(number));
        expect(dayNumber(isoOf(number))).toBe(number);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives the same weekday', () => {
    fc.assert(
      fc.property(anyDayNumber, (number) => {
        expect(weekdayOf(dateFromDayNumber(number))).toBe(oracle(number).getUTCDay());
      }),
    );
  });

  it('adds months as the platform does, but stops at the last day of a shorter month', () => {
    fc.assert(
      fc.property(anyDate(), fc.integer({ min: -600, max: 600 }), (date, months) => {
        const { year, month, day } = dateParts(date);
        const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
        const expectedDate = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
        expect(addMonthsToDate(date, months)).toBe(expectedDate.toISOString().slice(0, 10));
      }),
    );
  });

  it('covers the first and the last day of the calendar', () => {
    expect(dateFromDayNumber(dayNumber('0001-01-01'))).toBe('0001-01-01');
    expect(dateFromDayNumber(dayNumber('9999-12-31'))).toBe('9999-12-31');
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addMonthsToDate('0001-01-31', -1)).toThrow(RangeError);
    expect(() => dateFromDayNumber(0.5)).toThrow(RangeError);
  });
});

describe('laws of the arithmetic', () => {
  it('adding and subtracting the same days comes back', () => {
    fc.assert(
      fc.property(anyDate(), fc.integer({ min: -50_000, max: 50_000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  it('the order of the text is the order of the calendar', () => {
    fc.assert(
      fc.property(anyDate(), anyDate(), (a, b) => {
        expect(Math.sign(compareDates(a, b))).toBe(Math.sign(dayNumber(a) - dayNumber(b)));
        expect([earlierDate(a, b), laterDate(a, b)]).toEqual([a, b].sort());
      }),
    );
  });

  it('the days between two dates are consecutive and hold both ends', () => {
    fc.assert(
      fc.property(anyDate(), fc.integer({ min: 0, max: 400 }), (start, steps) => {
        const end = addDays(start, steps);
        const dates = datesBetween(start, end);
        expect(dates).toHaveLength(steps + 1);
        expect([dates[0], dates.at(-1)]).toEqual([start, end]);
        expect(new Set(dates).size).toBe(dates.length);
      }),
    );
    expect(datesBetween('2026-11-25', '2026-11-24')).toEqual([]);
  });
});

describe('the zone of the machine', () => {
  const timeZone = process.env['TZ'];
  afterEach(() => {
    if (timeZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = timeZone;
  });

  it.each(['America/Sao_Paulo', 'Pacific/Kiritimati', 'Pacific/Niue'])('moves no day: %s', (zone) => {
    process.env['TZ'] = zone;
    expect(new Date(2018, 10, 20).getTimezoneOffset(), 'the zone really changed').not.toBe(0);
    // 2018-11-04 had no midnight in São Paulo.
    expect(addDays('2018-11-03', 1)).toBe('2018-11-04');
    expect(addDays('2018-11-04', 1)).toBe('2018-11-05');
    expect(weekdayOf('2018-11-04')).toBe(0);
    expect(daysBetween('2018-11-03', '2018-11-05')).toBe(2);
  });
});

describe('isCivilDate', () => {
  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01'])('accepts %s', (value) => {
    expect(isCivilDate(value)).toBe(true);
  });

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '0000-01-01',
    '26-01-01',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '',
  ])('refuses %j', (value) => {
    expect(isCivilDate(value)).toBe(false);
  });

  it('refuses what is no text', () => {
    for (const value of [null, undefined, 20_260_101, new Date(0), ['2026-01-01']]) {
      expect(isCivilDate(value)).toBe(false);
    }
  });

  it('a date that does not exist is refused with its text and what to write instead', () => {
    expect(() => dateParts('2026-02-30')).toThrow('"2026-02-30" não é uma data civil');
    expect(buildDate(2026, 2, 30)).toBeNull();
    expect(buildDate(2026, 2.5, 1)).toBeNull();
  });
});

it.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2100-12-31', true],
  ['2101-01-01', false],
])('whether %s is of the years that people mean: %s', (date, is) => {
  expect(isUsualDate(date)).toBe(is);
});

describe('months, ages and weekdays', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-24', 12, '2027-11-24'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s plus %i months is %s', (date, months, expectedDate) => {
    expect(addMonthsToDate(date, months)).toBe(expectedDate);
  });

  it('knows the length of each month', () => {
    for (const year of [1900, 2000, 2023, 2024]) {
      for (let month = 1; month <= 12; month++) {
        expect(daysInMonth(year, month)).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate());
      }
    }
  });

  it.each([
    ['1990-11-24', '2026-11-23', 35],
    ['1990-11-24', '2026-11-24', 36],
    ['2000-02-29', '2026-02-28', 25],
    ['2000-02-29', '2026-03-01', 26],
    ['2026-01-01', '2026-01-01', 0],
  ])('born %s, on %s is %i', (birth, date, age) => {
    expect(ageOn(birth, date)).toBe(age);
  });

  it('accepts only 0 to 6 as weekday', () => {
    expect([0, 6].every(isWeekday)).toBe(true);
    expect([-1, 7, 1.5, '1', null].some(isWeekday)).toBe(false);
  });
});

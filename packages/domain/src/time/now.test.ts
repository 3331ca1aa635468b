import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, anyTime } from './arbitraries.test-util.ts';
import { nowInSaoPaulo, formatInstant, instantInSaoPaulo, instantToSaoPaulo } from './now.ts';
import { dayNumber } from './civil-date.ts';
import { minutesOfDay } from './clock-time.ts';

describe('the wall clock of São Paulo', () => {
  it.each([
    // No daylight saving since 2019: three hours behind UTC.
    ['2026-11-24T02:59:59Z', '2026-11-23', '23:59'],
    ['2026-11-24T03:00:00Z', '2026-11-24', '00:00'],
    ['2026-01-15T15:30:00Z', '2026-01-15', '12:30'],
    ['2026-11-24T12:00:00-03:00', '2026-11-24', '12:00'],
    ['2026-11-24T12:00:00.500+00:00', '2026-11-24', '09:00'],
    // History has it: on 2018-11-04 the clock went from 23:59 straight to 01:00.
    ['2018-11-04T02:59:00Z', '2018-11-03', '23:59'],
    ['2018-11-04T03:00:00Z', '2018-11-04', '01:00'],
    // And on 2018-02-17 the hour from 23:00 happened twice.
    ['2018-02-18T01:30:00Z', '2018-02-17', '23:30'],
    ['2018-02-18T02:30:00Z', '2018-02-17', '23:30'],
  ])('shows %s as %s %s', (iso, date, time) => {
    expect(instantToSaoPaulo(iso)).toEqual({ data: date, time });
    expect(nowInSaoPaulo(Date.parse(iso))).toEqual({
      data: date,
      time,
      instant: new Date(iso).toISOString(),
    });
  });

  it('agrees with three hours less than UTC for every instant since 2020', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) }), (epochMs) => {
        const wallClock = new Date(epochMs - 3 * 3_600_000).toISOString();
        const { data: date, time } = nowInSaoPaulo(epochMs);
        expect(`${date}T${time}`).toBe(wallClock.slice(0, 16));
      }),
    );
  });

  it.each(['2026-11-24', '2026-11-24T12:00:00', '24/11/2026', '', 'T12:00Z'])(
    'refuses %j: without its offset it would be read in the zone of the machine',
    (text) => {
      expect(() => instantToSaoPaulo(text)).toThrow(RangeError);
    },
  );

  it('refuses a number that is no instant', () => {
    expect(() => nowInSaoPaulo(Number.NaN)).toThrow(RangeError);
  });

  it('formats an instant as day and time, and nothing when it is missing', () => {
    expect(formatInstant('2026-11-24T15:05:00Z')).toBe('24/11/2026 12:05');
    expect(formatInstant(null)).toBe('');
    expect(formatInstant(undefined)).toBe('');
  });
});

describe('the instant of a time on the wall of São Paulo', () => {
  /** Days on which the clock was changed, and their neighbours. */
  const anyClockChange = fc.constantFrom(
    '2018-11-03',
    '2018-11-04',
    '2018-02-17',
    '2018-02-18',
    '2017-10-15',
  );

  it('reads back as the same day and time, or as the hour that replaced a skipped one', () => {
    fc.assert(
      fc.property(fc.oneof(anyDate('1985-01-01', '2040-12-31'), anyClockChange), anyTime, (date, time) => {
        const parsed = instantToSaoPaulo(instantInSaoPaulo(date, time));
        const jump =
          (dayNumber(parsed.data) - dayNumber(date)) * 1440 + minutesOfDay(parsed.time) - minutesOfDay(time);
        // Two and three hours behind UTC are all that São Paulo has had since 1985.
        const exists = [2, 3].some((hours) => {
          const instant = new Date(Date.parse(`${date}T${time}:00Z`) + hours * 3_600_000).toISOString();
          const wallClock = instantToSaoPaulo(instant);
          return wallClock.data === date && wallClock.time === time;
        });
        expect(jump).toBe(exists ? 0 : 60);
      }),
      { numRuns: 300 },
    );
  });

  it('moves a midnight that never was forward with the clock', () => {
    expect(instantInSaoPaulo('2018-11-04', '00:30')).toBe('2018-11-04T03:30:00.000Z');
    expect(instantToSaoPaulo('2018-11-04T03:30:00.000Z')).toEqual({ data: '2018-11-04', time: '01:30' });
  });

  it('takes the first of an hour that happened twice', () => {
    expect(instantInSaoPaulo('2018-02-17', '23:30')).toBe('2018-02-18T01:30:00.000Z');
  });

  it('today is three hours behind UTC', () => {
    expect(instantInSaoPaulo('2026-11-24', '08:00')).toBe('2026-11-24T11:00:00.000Z');
  });
});

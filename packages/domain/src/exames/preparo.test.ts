import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesOfDay, timeFromMinutes } from '../time/index.ts';
import type { Periodo } from '../periodos/index.ts';
import {
  hardPreparo,
  hardPreparoInPeriodo,
  hasPreparoBegun,
  longestPreparo,
  minutesUntil,
  minutesUntilEnd,
  type Preparo,
} from './preparo.ts';

const preparo = (jejumHoras: number | null, repousoAuditivoHoras: number | null = null): Preparo => ({
  jejumHoras,
  repousoAuditivoHoras,
});

test.each([
  // The example of issue 12, and the same a night does by itself.
  ['15:30', preparo(null, 14), ['14 h sem ruído antes: exige repouso desde 01:30']],
  ['08:00', preparo(null, 14), []],
  ['13:00', preparo(null, 14), ['14 h sem ruído antes: exige repouso desde 23:00 da véspera']],
  ['10:00', preparo(8), []],
  ['10:01', preparo(8), ['8 h de jejum antes: sem comer desde 02:01']],
  ['14:00', preparo(12), ['12 h de jejum antes: sem comer desde 02:00']],
  // Four hours can be spared at any time of the day.
  ['16:00', preparo(4), []],
  ['16:00', preparo(null, null), []],
  ['12:00', preparo(36), ['36 h de jejum antes: sem comer desde 00:00 da véspera']],
  ['11:00', preparo(48), ['48 h de jejum antes: sem comer desde 11:00 da antevéspera']],
  [
    '15:30',
    preparo(8, 14),
    ['14 h sem ruído antes: exige repouso desde 01:30', '8 h de jejum antes: sem comer desde 07:30'],
  ],
])('at %s with %o: %o', (time, asked, told) => {
  expect(hardPreparo(time, asked)).toEqual(told);
});

test('what would have had to begin by now says so, whatever else is hard', () => {
  // At 23:22 of the evening before: fourteen hours of rest are over for eight o'clock, twelve of fasting for nine.
  const now = { data: '2026-11-26', time: '23:22', instant: '2026-11-27T02:22:00.000Z' };
  const left = minutesUntil('2026-11-27', '08:00', now);
  expect(left).toBe(8 * 60 + 38);
  expect(hardPreparo('08:00', preparo(8, 14), left)).toEqual([
    '14 h sem ruído antes: o repouso já teria começado',
  ]);
  expect(hardPreparo('08:00', preparo(12, 14), left)).toEqual([
    '14 h sem ruído antes: o repouso já teria começado',
    '12 h de jejum antes: o jejum já teria começado',
  ]);
  expect([hasPreparoBegun(left, preparo(8)), hasPreparoBegun(left, preparo(9))]).toEqual([false, true]);
  expect(hardPreparo('13:30', preparo(null, 14), minutesUntil('2026-11-27', '13:30', now))).toEqual([
    '14 h sem ruído antes: exige repouso desde 23:30 da véspera',
  ]);
  expect(hardPreparo('08:00', preparo(12, 14), minutesUntil('2026-11-28', '08:00', now))).toEqual([]);

  // A period is over for it only when its last arrival is.
  const inPeriod = (periodo: Periodo) =>
    hardPreparoInPeriodo(periodo, preparo(null, 14), minutesUntilEnd('2026-11-27', periodo, now));
  expect(inPeriod(1)).toEqual(['14 h sem ruído antes: o repouso já teria começado']);
  expect(inPeriod(2)).toEqual(['14 h sem ruído antes: o repouso entra pelo dia do exame']);
  expect(inPeriod(3)).toEqual([]);
});

test('a later arrival never makes a preparation easier, nor do more hours', () => {
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 }).map(timeFromMinutes);
  fc.assert(
    fc.property(
      minute,
      minute,
      fc.integer({ min: 1, max: 48 }),
      fc.integer({ min: 1, max: 48 }),
      (a, b, h, g) => {
        const [early, late] = minutesOfDay(a) <= minutesOfDay(b) ? [a, b] : [b, a];
        const isHard = (time: string, hours: number): number => hardPreparo(time, preparo(hours)).length;
        expect(isHard(late, h)).toBeGreaterThanOrEqual(isHard(early, h));
        expect(isHard(a, Math.max(h, g))).toBeGreaterThanOrEqual(isHard(a, Math.min(h, g)));
      },
    ),
  );
});

test('a period is judged by its earliest arrival, and several exams by the longest', () => {
  const longest = longestPreparo([preparo(4), preparo(null, 14), preparo(12)]);
  expect(longest).toEqual(preparo(12, 14));
  expect(longestPreparo([])).toEqual(preparo(null));
  expect(hardPreparoInPeriodo(2, longest)).toEqual([
    '14 h sem ruído antes: o repouso entra pelo dia do exame',
    '12 h de jejum antes: o jejum entra pelo dia do exame',
  ]);
  expect(hardPreparoInPeriodo(2, preparo(4))).toEqual([]);
  expect([...hardPreparoInPeriodo(1, longest), ...hardPreparoInPeriodo(3, longest)]).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { arrivals, byDay, countByKind, dayOf, timeOf } from './Timeline.logic.ts';

it('groups by the civil day of São Paulo, not of the machine: 02:30 UTC is still the day before', () => {
  const days = byDay(
    [
      { id: 'c', at: '2026-11-25T02:30:00.000Z' },
      { id: 'b', at: '2026-11-24T17:00:00.000Z' },
      { id: 'a', at: '2026-11-23T17:00:00.000Z' },
    ],
    'pt-BR',
  );
  expect(days.map((day) => [day.date, day.entries.map((entry) => entry.id)])).toEqual([
    ['2026-11-24', ['c', 'b']],
    ['2026-11-23', ['a']],
  ]);
});

it('says the time in 24 h and the day with its weekday', () => {
  expect(timeOf('2026-11-24T17:32:00.000Z', 'pt-BR')).toBe('14:32');
  expect(dayOf('2026-11-24T17:32:00.000Z', 'pt-BR')).toBe('terça-feira, 24/11/2026');
  // A figure for the month would be read as a day.
  expect(dayOf('2026-11-24T17:32:00.000Z', 'en')).toBe('Tuesday, November 24, 2026');
});

it('an empty list has no days', () => {
  expect(byDay([], 'pt-BR')).toEqual([]);
});

describe('arrivals', () => {
  const at = (id: string, hour: string) => ({ id, at: `2026-11-24T${hour}:00.000Z` });

  it('are the entries later than all that were known', () => {
    expect(arrivals([at('a', '10:00')], [at('b', '11:00'), at('a', '10:00')])).toEqual([at('b', '11:00')]);
  });

  it('older entries that are loaded are no news', () => {
    expect(arrivals([at('b', '11:00')], [at('b', '11:00'), at('a', '10:00')])).toEqual([]);
  });

  it('the first in an empty list is news', () => {
    expect(arrivals([], [at('a', '10:00')])).toHaveLength(1);
  });
});

it('counts what can be filtered', () => {
  const counts = countByKind([{ kind: 'x' }, { kind: 'x' }, {}, { kind: 'y' }]);
  expect([...counts]).toEqual([
    ['x', 2],
    ['y', 1],
  ]);
});

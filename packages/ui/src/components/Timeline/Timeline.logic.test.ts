import { expect, it } from 'vitest';
import { byDay, dayOf, timeOf } from './Timeline.logic.ts';

it('groups by the civil day of São Paulo, not of the machine: 02:30 UTC is still the day before', () => {
  const days = byDay([
    { id: 'c', at: '2026-11-25T02:30:00.000Z' },
    { id: 'b', at: '2026-11-24T17:00:00.000Z' },
    { id: 'a', at: '2026-11-23T17:00:00.000Z' },
  ]);
  expect(days.map((day) => [day.date, day.entries.map((entry) => entry.id)])).toEqual([
    ['2026-11-24', ['c', 'b']],
    ['2026-11-23', ['a']],
  ]);
});

it('says the time in 24 h and the day with its weekday', () => {
  expect(timeOf('2026-11-24T17:32:00.000Z')).toBe('14:32');
  expect(dayOf('2026-11-24T17:32:00.000Z')).toBe('terça-feira, 24/11/2026');
});

it('an empty list has no days', () => {
  expect(byDay([])).toEqual([]);
});

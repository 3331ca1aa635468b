import { describe, expect, it } from 'vitest';
import type { AgendaBooking } from '../types.ts';
import { unitsOf } from './units.logic.ts';

const window = { from: 8 * 60, to: 18 * 60, slot: 30 };
const options = { window, most: Number.POSITIVE_INFINITY };
const rooms = [{ id: 'r', name: 'Sala 1' }];
const at = (id: string, start: string, end: string): AgendaBooking => ({
  id,
  title: id,
  date: '2026-11-24',
  start,
  end,
  resourceId: 'r',
});
const row = (...bookings: AgendaBooking[]) =>
  unitsOf('resource', '2026-11-24', bookings, rooms, options)[0]?.items.map(({ box }) => box);

describe('Agenda: what follows lies beside', () => {
  it('keeps one lane in a row for what does not overlap, however short it is', () => {
    expect(
      row(at('a', '08:00', '08:30'), at('b', '08:30', '09:00'), at('c', '08:45', '10:30')),
    ).toMatchObject([
      { id: 'a', start: 480, end: 510, lane: 0 },
      { id: 'b', start: 510, end: 540, lane: 0 },
      { id: 'c', start: 525, end: 630, lane: 1 },
    ]);
  });

  it('does so in the days of a week', () => {
    const week = unitsOf(
      'week',
      '2026-11-24',
      [at('a', '08:00', '08:30'), at('b', '08:30', '09:00')],
      [],
      options,
    );
    expect(week.find(({ key }) => key === '2026-11-24')?.most).toBe(1);
  });
});

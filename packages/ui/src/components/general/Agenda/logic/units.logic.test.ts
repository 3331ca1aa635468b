import { describe, expect, it } from 'vitest';
import type { AgendaBooking } from '../types.ts';
import { isBack, unitsOf } from './units.logic.ts';

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

describe('Agenda: the words of a row have room', () => {
  it('keeps an hour of a lane free for the words of what is short, and draws it as long as it is', () => {
    expect(
      row(at('a', '08:00', '08:30'), at('b', '08:30', '09:00'), at('c', '09:00', '10:30')),
    ).toMatchObject([
      { id: 'a', start: 480, end: 510, lane: 0 },
      { id: 'b', start: 510, end: 540, lane: 1 },
      { id: 'c', start: 540, end: 630, lane: 0 },
    ]);
  });

  it('looks back for that room where the hours end', () => {
    expect(row(at('a', '17:00', '17:30'), at('b', '17:30', '18:00'))).toMatchObject([
      { id: 'a', start: 1020, lane: 0 },
      { id: 'b', start: 1050, lane: 1 },
    ]);
    expect(isBack({ start: 1050, end: 1080 }, window)).toBe(true);
    expect(isBack({ start: 1020, end: 1050 }, window)).toBe(false);
    expect(isBack({ start: 1020, end: 1080 }, window)).toBe(false);
  });

  it('leaves the days of a week as they were', () => {
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

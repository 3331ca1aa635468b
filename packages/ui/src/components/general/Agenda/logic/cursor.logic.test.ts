import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AgendaBooking } from '../types.ts';
import { cursorAt, restId, settledCursor, stepOf, stopsOf, UNTIMED, type Way } from './cursor.logic.ts';
import { unitsOf } from './units.logic.ts';

const window = { from: 480, to: 1080, slot: 30 };
const booking = (
  id: string,
  start?: string,
  end?: string,
  more: Partial<AgendaBooking> = {},
): AgendaBooking => ({
  id,
  title: id,
  date: '2026-11-24',
  start,
  end,
  ...more,
});
const way = (view: Way['view'], bookings: readonly AgendaBooking[], most = 3): Way => ({
  view,
  window,
  shown: 2,
  units: unitsOf(
    view,
    '2026-11-24',
    bookings,
    ['s1', 's2'].map((id) => ({ id, name: id })),
    { window, most },
  ),
});
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey });
const slot = (minute: number, unit = '2026-11-24') => ({ unit, id: null, minute });

describe('Agenda, keyboard: arrows go between bookings and slots', () => {
  const day = way('day', [booking('a', '08:30', '09:15'), booking('b', '09:00', '09:30'), booking('c')]);

  it('down meets what begins in the next slot, then those beside it, then the slot after', () => {
    let cursor = slot(480);
    const met = [];
    for (let turn = 0; turn < 4; turn += 1) {
      cursor = stepOf(day, cursor, press('ArrowDown')) as typeof cursor;
      met.push(cursor.id ?? cursor.minute);
    }
    expect(met).toEqual(['a', 'b', 570, 600]);
  });

  it('up comes the same way, and from the first slot to what has no time', () => {
    let cursor = slot(600);
    const met = [];
    for (let turn = 0; turn < 5; turn += 1) {
      cursor = stepOf(day, cursor, press('ArrowUp')) as typeof cursor;
      met.push(cursor.id ?? cursor.minute);
    }
    expect(met).toEqual([570, 'b', 'a', 480, 'c']);
    expect(stepOf(day, cursor, press('ArrowUp'))).toBeNull();
    expect(stepOf(day, cursor, press('ArrowDown'))).toEqual(slot(480));
  });

  it('left and right keep the time, and at the ends of a week ask for another', () => {
    const week = way('week', [booking('a', '08:00', '09:00', { date: '2026-11-25' })]);
    expect(stepOf(week, slot(510), press('ArrowRight'))).toEqual({
      unit: '2026-11-25',
      id: 'a',
      minute: 480,
    });
    expect(stepOf(week, slot(510, '2026-11-22'), press('ArrowLeft'))).toEqual({ period: -1, minute: 510 });
    expect(stepOf(week, slot(510, '2026-11-28'), press('ArrowRight'))).toEqual({ period: 1, minute: 510 });
  });

  it('rows of resources turn the axes, and end', () => {
    const rows = way('resource', [booking('a', '08:30', '09:00', { resourceId: 's2' })]);
    expect(stepOf(rows, slot(510, 's1'), press('ArrowDown'))).toEqual({ unit: 's2', id: 'a', minute: 510 });
    expect(stepOf(rows, slot(510, 's1'), press('ArrowRight'))).toEqual(slot(540, 's1'));
    expect(stepOf(rows, slot(510, 's2'), press('ArrowDown'))).toBeNull();
  });

  it('Home and End go to the ends of the day, with Ctrl to those of the view', () => {
    const week = way('week', []);
    expect(stepOf(week, slot(600), press('Home'))).toEqual(slot(480));
    expect(stepOf(week, slot(600), press('End'))).toEqual(slot(1050));
    expect(stepOf(week, slot(600), press('End', true))).toEqual(slot(1050, '2026-11-28'));
  });

  it('any other key is not its own', () => {
    expect(stepOf(day, slot(480), press('a'))).toBeUndefined();
  });
});

describe('Agenda, keyboard: a month goes through the day, its bookings and the count of the others', () => {
  const month = way('month', [booking('a', '08:00'), booking('b', '09:00'), booking('c', '10:00')]);

  it('down and up', () => {
    let cursor = slot(480);
    const met = [];
    for (let turn = 0; turn < 4; turn += 1) {
      cursor = stepOf(month, cursor, press('ArrowDown')) as typeof cursor;
      met.push(cursor.id ?? cursor.unit);
    }
    expect(met).toEqual(['a', 'b', restId('2026-11-24', 0), '2026-12-01']);
    expect(stepOf(month, cursor, press('ArrowUp'))).toEqual(slot(480));
  });

  it('the ends of the week and of the month', () => {
    expect(stepOf(month, slot(480), press('Home'))).toEqual(slot(480, '2026-11-22'));
    expect(stepOf(month, slot(480), press('End'))).toEqual(slot(480, '2026-11-28'));
    expect(stepOf(month, slot(480, '2026-11-01'), press('ArrowUp'))).toEqual({ period: -1, minute: 480 });
  });
});

describe('Agenda, keyboard: the one stop of Tab', () => {
  it('begins at the first booking', () => {
    expect(settledCursor(way('week', [booking('a', '08:30')]), null)).toEqual({
      unit: '2026-11-24',
      id: 'a',
      minute: 510,
    });
  });

  it('stays at the time when its booking is gone, and goes to the first day when the day is', () => {
    const empty = way('week', []);
    expect(settledCursor(empty, { unit: '2026-11-24', id: 'a', minute: 510 })).toEqual(slot(510));
    expect(settledCursor(empty, { unit: '2026-12-24', id: 'a', minute: 510 })).toEqual(
      slot(480, '2026-11-22'),
    );
    expect(settledCursor(way('resource', []), { unit: 's9', id: null, minute: 510 })).toEqual(
      slot(480, 's1'),
    );
  });

  it('is nothing where there is no row', () => {
    expect(settledCursor({ ...way('resource', []), units: [] }, null)).toBeNull();
  });

  it('whatever the bookings, down from the top reaches every one and ends (by property)', () => {
    const bookings = fc.array(
      fc.record({ start: fc.integer({ min: 0, max: 19 }), slots: fc.integer({ min: 1, max: 4 }) }),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(bookings, (list) => {
        const time = (minutes: number) =>
          `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        const view = way(
          'day',
          list.map(({ start, slots }, index) =>
            booking(`b${index}`, time(480 + start * 30), time(Math.min(1080, 480 + (start + slots) * 30))),
          ),
          99,
        );
        const unit = view.units[0];
        if (!unit) throw new Error('no day');
        const met = new Set<string>();
        let cursor = cursorAt(unit, UNTIMED, window);
        for (let turn = 0; turn < 200; turn += 1) {
          if (cursor.id !== null) met.add(cursor.id);
          const next = stepOf(view, cursor, press('ArrowDown'));
          if (!next || 'period' in next) break;
          expect(next.minute).toBeGreaterThanOrEqual(cursor.minute);
          cursor = next;
        }
        expect([...met].toSorted()).toEqual(
          stopsOf(unit)
            .map(({ id }) => id)
            .toSorted(),
        );
      }),
    );
  });
});

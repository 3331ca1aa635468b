import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AgendaPlace } from '../types.ts';
import { minutesOf } from './clock.logic.ts';
import {
  closedAt,
  drawnPlace,
  durationOf,
  endingAt,
  isSamePlace,
  placeForKey,
  startingAt,
  type Ground,
} from './place.logic.ts';

const window = { from: 480, to: 1080, slot: 30 };
const resources = ['s1', 's2', 's3'].map((id) => ({ id, name: id }));
const ground = (view: Ground['view']): Ground => ({ view, window, resources });
const place: AgendaPlace = { date: '2026-11-24', start: '10:00', end: '10:45', resourceId: 's2' };
const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('Agenda, move by keyboard', () => {
  it.each([
    ['week', 'ArrowDown', false, { start: '10:30', end: '11:15' }],
    ['week', 'ArrowUp', false, { start: '09:30', end: '10:15' }],
    ['week', 'ArrowRight', false, { date: '2026-11-25' }],
    ['week', 'PageDown', false, { date: '2026-12-01' }],
    ['week', 'ArrowDown', true, { end: '11:00' }],
    ['week', 'ArrowUp', true, { end: '10:30' }],
    ['day', 'PageUp', false, { date: '2026-11-23' }],
    ['resource', 'ArrowRight', false, { start: '10:30', end: '11:15' }],
    ['resource', 'ArrowDown', false, { resourceId: 's3' }],
    ['resource', 'ArrowRight', true, { end: '11:00' }],
    ['month', 'ArrowDown', false, { date: '2026-12-01' }],
    ['month', 'PageDown', false, { date: '2026-12-24' }],
    ['month', 'ArrowDown', true, {}],
  ] as const)('%s %s (shift %s)', (view, key, shift, change) => {
    expect(placeForKey(place, press(key, shift), ground(view))).toEqual({ ...place, ...change });
  });

  it('rows end, and another key is not its own', () => {
    expect(placeForKey({ ...place, resourceId: 's3' }, press('ArrowDown'), ground('resource'))).toMatchObject(
      {
        resourceId: 's3',
      },
    );
    expect(placeForKey(place, press('x'), ground('week'))).toBeNull();
  });

  it('goes to the next line from between two', () => {
    const odd = { ...place, start: '10:10', end: '10:40' };
    expect(placeForKey(odd, press('ArrowDown'), ground('week'))).toMatchObject({
      start: '10:30',
      end: '11:00',
    });
    expect(placeForKey(odd, press('ArrowUp'), ground('week'))).toMatchObject({
      start: '10:00',
      end: '10:30',
    });
  });

  it('leaves the hours of what has none', () => {
    const untimed = { date: '2026-11-24' };
    expect(placeForKey(untimed, press('ArrowDown'), ground('week'))).toEqual(untimed);
    expect(placeForKey(untimed, press('ArrowRight'), ground('week'))).toEqual({ date: '2026-11-25' });
  });

  it('any keys in any order leave the place within the hours, and a move as long as before (by property)', () => {
    const keys = fc.array(fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageDown'), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(keys, fc.constantFrom('week', 'resource', 'day'), (pressed, view) => {
        const moved = pressed.reduce<AgendaPlace>(
          (now, key) => placeForKey(now, press(key), ground(view)) ?? now,
          place,
        );
        expect(durationOf(moved, window)).toBe(45);
        expect(minutesOf(moved.start ?? '')).toBeGreaterThanOrEqual(window.from);
        expect(minutesOf(moved.end ?? '')).toBeLessThanOrEqual(window.to);
      }),
    );
  });
});

describe('Agenda, places', () => {
  it('stay within the hours', () => {
    expect(startingAt(place, 0, window)).toMatchObject({ start: '08:00', end: '08:45' });
    expect(startingAt(place, 2000, window)).toMatchObject({ start: '17:15', end: '18:00' });
    expect(endingAt(place, 0, window)).toMatchObject({ end: '10:30' });
    expect(endingAt(place, 2000, window)).toMatchObject({ end: '18:00' });
  });

  it('are refused by a closed time that they touch, and not by one that begins where they end', () => {
    const lunch = { from: '12:00', to: '13:00', reason: 'Almoço' };
    const at = (start: string, end: string) => closedAt({ date: '2026-11-24', start, end }, [lunch], window);
    expect(at('11:30', '12:00')).toBeNull();
    expect(at('11:30', '12:15')).toBe(lunch);
    expect(at('13:00', '13:30')).toBeNull();
  });

  it('are the same by what they say', () => {
    expect(isSamePlace(place, { ...place })).toBe(true);
    expect(isSamePlace(place, { ...place, resourceId: 's1' })).toBe(false);
  });
});

describe('Agenda, drawn by mouse', () => {
  const date = '2026-11-24';
  it.each([
    ['a press is one slot', 490, 490, { start: '08:00', end: '08:30' }],
    ['downwards', 490, 615, { start: '08:00', end: '10:30' }],
    ['upwards', 615, 490, { start: '08:00', end: '10:30' }],
    ['not past the hours that are drawn', 1070, 2000, { start: '17:30', end: '18:00' }],
    ['not before them', 490, 100, { start: '08:00', end: '08:30' }],
  ])('%s', (_name, from, to, expected) => {
    expect(drawnPlace({ date }, from, to, window)).toEqual({ date, ...expected });
  });
});

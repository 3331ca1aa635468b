import type { AgendaView } from '../types.ts';
import { lastSlot, slotAt, type Window } from './clock.logic.ts';
import type { Unit } from './units.logic.ts';

/** What has the one stop of Tab: a booking or a count of further ones (`id`), else the slot at `minute`, else the day. */
export interface Cursor {
  readonly unit: string;
  readonly id: string | null;
  /** Where it lies in the day, so that another day or row is entered at the same time; UNTIMED above the hours. */
  readonly minute: number;
}

/** Above the first slot: bookings without a time. */
export const UNTIMED = -1;

/** What {@link Cursor.id} says of the count of those that found no room. */
export const restId = (unit: string, start: number): string => `rest|${unit}|${start}`;

/** Where a key leads: another cursor of this view, a period away, or nowhere. */
export type Step = Cursor | { readonly period: -1 | 1; readonly minute: number } | null;

/** The part of a key press that is read. */
export interface Press {
  readonly key: string;
  readonly ctrlKey?: boolean | undefined;
}

interface Stop {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** What can be reached in a unit besides its slots, in order. */
export function stopsOf(unit: Unit): Stop[] {
  const timed = [
    ...unit.items.map(({ box: { id, start, end, lane } }) => ({ id, start, end, lane })),
    ...unit.rest.map(({ start, end, lane }) => ({ id: restId(unit.key, start), start, end, lane })),
  ].sort((a, b) => a.start - b.start || a.lane - b.lane);
  return [...unit.untimed.map(({ id }) => ({ id, start: UNTIMED, end: UNTIMED })), ...timed];
}

const at = (unit: Unit, stop: Stop, window: Window): Cursor => ({
  unit: unit.key,
  id: stop.id,
  minute: stop.start === UNTIMED ? UNTIMED : slotAt(stop.start, window),
});

/** What is met at a minute: the first booking that takes a part of its slot, else the slot. */
export function cursorAt(unit: Unit, minute: number, window: Window): Cursor {
  const stops = stopsOf(unit);
  const untimed = stops[0];
  if (minute === UNTIMED && untimed?.start === UNTIMED) return at(unit, untimed, window);
  const slot = slotAt(Math.max(minute, window.from), window);
  const met = stops.find(({ start, end }) => start !== UNTIMED && start < slot + window.slot && end > slot);
  return met ? at(unit, met, window) : { unit: unit.key, id: null, minute: slot };
}

function later(unit: Unit, cursor: Cursor, window: Window): Cursor | null {
  const stops = stopsOf(unit);
  const index = stops.findIndex(({ id }) => id === cursor.id);
  const here = stops[index];
  let slot = cursor.minute + window.slot;
  if (here) {
    const next = stops[index + 1];
    const end = Math.ceil((here.end - window.from) / window.slot) * window.slot + window.from;
    slot = here.start === UNTIMED ? window.from : end;
    if (next && (next.start === UNTIMED || next.start < slot)) return at(unit, next, window);
  }
  if (slot > lastSlot(window)) return null;
  const met = stops.find(({ start }) => start >= slot && start < slot + window.slot);
  return met ? at(unit, met, window) : { unit: unit.key, id: null, minute: slot };
}

function earlier(unit: Unit, cursor: Cursor, window: Window): Cursor | null {
  const stops = stopsOf(unit);
  const index = stops.findIndex(({ id }) => id === cursor.id);
  const previous = stops[index - 1];
  const isSameSlot = index > 0 && previous && previous.start >= cursor.minute;
  if (isSameSlot) return at(unit, previous, window);
  const slot = cursor.minute - window.slot;
  const before = index === -1 ? stops : stops.slice(0, index);
  const met = before.findLast(({ start, end }) =>
    slot < window.from ? start === UNTIMED : start !== UNTIMED && start < slot + window.slot && end > slot,
  );
  if (met) return at(unit, met, window);
  return slot < window.from ? null : { unit: unit.key, id: null, minute: slot };
}

/** Where a key leads among the days or rows of a view with hours; undefined for any other key. */
function stepInTime(
  units: readonly Unit[],
  cursor: Cursor,
  { key, ctrlKey }: Press,
  window: Window,
  isAcross: boolean,
): Step | undefined {
  const index = units.findIndex((unit) => unit.key === cursor.unit);
  const unit = units[index];
  if (!unit) return null;
  const [before, after, previous, next] = isAcross
    ? ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
    : ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
  if (key === before) return earlier(unit, cursor, window);
  if (key === after) return later(unit, cursor, window);
  if (key === previous || key === next) {
    const step = key === next ? 1 : -1;
    const other = units[index + step];
    if (other) return cursorAt(other, cursor.minute, window);
    // Days go on before the first and after the last; rows end.
    return isAcross ? null : { period: step, minute: cursor.minute };
  }
  if (key === 'Home' || key === 'End') {
    const end = units[key === 'Home' ? 0 : units.length - 1];
    return cursorAt((ctrlKey ? end : unit) ?? unit, key === 'Home' ? window.from : window.to, window);
  }
  return undefined;
}

/** What can be reached in a month's cell: the day, the bookings that are drawn, and the count of the others. */
const cellStops = (unit: Unit, shown: number): (string | null)[] => {
  const ids = [...unit.untimed, ...unit.items.map(({ booking }) => booking)].map(({ id }) => id);
  const drawn = ids.length > shown ? ids.slice(0, shown) : ids;
  return [null, ...drawn, ...(unit.count > drawn.length ? [restId(unit.key, 0)] : [])];
};

const WEEK = 7;

function stepInMonth(
  units: readonly Unit[],
  cursor: Cursor,
  { key, ctrlKey }: Press,
  shown: number,
): Step | undefined {
  const index = units.findIndex((unit) => unit.key === cursor.unit);
  const unit = units[index];
  if (!unit) return null;
  const day = (target: number): Step => {
    const other = units[target];
    if (other) return { unit: other.key, id: null, minute: cursor.minute };
    return { period: target < 0 ? -1 : 1, minute: cursor.minute };
  };
  const stops = cellStops(unit, shown);
  const place = stops.indexOf(cursor.id);
  const inCell = (target: number): Cursor => ({ ...cursor, id: stops[target] ?? null });
  switch (key) {
    case 'ArrowLeft':
      return day(index - 1);
    case 'ArrowRight':
      return day(index + 1);
    case 'ArrowDown':
      return place < stops.length - 1 ? inCell(place + 1) : day(index + WEEK);
    case 'ArrowUp':
      return place > 0 ? inCell(place - 1) : day(index - WEEK);
    case 'Home':
      return day(ctrlKey ? 0 : index - (index % WEEK));
    case 'End':
      return day(ctrlKey ? units.length - 1 : index - (index % WEEK) + WEEK - 1);
    default:
      return undefined;
  }
}

/** How the keys find their way about a view. */
export interface Way {
  readonly view: AgendaView;
  readonly units: readonly Unit[];
  readonly window: Window;
  /** Bookings that a month's cell draws. */
  readonly shown: number;
}

/** Where a key leads from the cursor; undefined for a key that does not move it, null where the way ends. */
export const stepOf = ({ view, units, window, shown }: Way, cursor: Cursor, press: Press): Step | undefined =>
  view === 'month'
    ? stepInMonth(units, cursor, press, shown)
    : stepInTime(units, cursor, press, window, view === 'resource');

/** The cursor where it is still there; else what is nearest to it: the same time of the same day or row, or the first. */
export function settledCursor(way: Way, cursor: Cursor | null): Cursor | null {
  const { units, view, window, shown } = way;
  const unit = units.find(({ key }) => key === cursor?.unit);
  if (!unit || !cursor) {
    const busy = view === 'month' ? units[0] : (units.find(({ count }) => count > 0) ?? units[0]);
    if (!busy) return null;
    if (view === 'month') return { unit: busy.key, id: null, minute: window.from };
    const first = stopsOf(busy)[0];
    return first ? at(busy, first, window) : cursorAt(busy, window.from, window);
  }
  if (cursor.id === null) {
    if (view === 'month' || (cursor.minute >= window.from && cursor.minute < window.to)) return cursor;
    return cursorAt(unit, cursor.minute, window);
  }
  const stops = view === 'month' ? cellStops(unit, shown) : stopsOf(unit).map(({ id }) => id);
  if (stops.includes(cursor.id)) return cursor;
  return view === 'month' ? { ...cursor, id: null } : cursorAt(unit, cursor.minute, window);
}

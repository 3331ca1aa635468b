import { addDays, addMonthsToDate } from '@apto/domain/time';
import type { AgendaClosed, AgendaPlace, AgendaResource, AgendaVerdict, AgendaView } from '../types.ts';
import { minutesOf, timeOf, type Window } from './clock.logic.ts';

/** Minutes that a place takes; a slot where its end is not known. */
export function durationOf(place: AgendaPlace, { slot }: Window): number {
  if (place.start === undefined) return 0;
  return place.end === undefined ? slot : Math.max(1, minutesOf(place.end) - minutesOf(place.start));
}

/** The place of a booking, without the rest of it. */
export const placeOf = ({ date, start, end, resourceId }: AgendaPlace): AgendaPlace => ({
  date,
  ...(start === undefined ? {} : { start }),
  ...(end === undefined ? {} : { end }),
  ...(resourceId === undefined ? {} : { resourceId }),
});

/** Whether two places begin at the same minute of the same resource: between them only the duration is another. */
export const isSameStart = (a: AgendaPlace, b: AgendaPlace): boolean =>
  a.date === b.date && a.start === b.start && a.resourceId === b.resourceId;

/** Whether two places are the same. */
export const isSamePlace = (a: AgendaPlace, b: AgendaPlace): boolean => isSameStart(a, b) && a.end === b.end;

/** The place begun at another minute, as long as before, kept within the hours that are drawn. */
export function startingAt(place: AgendaPlace, minute: number, window: Window): AgendaPlace {
  if (place.start === undefined) return place;
  const minutes = durationOf(place, window);
  const start = Math.max(window.from, Math.min(minute, window.to - minutes));
  return { ...place, start: timeOf(start), end: timeOf(start + minutes) };
}

/** The place ended at another minute, at least a slot after its start. */
export function endingAt(place: AgendaPlace, minute: number, window: Window): AgendaPlace {
  if (place.start === undefined) return place;
  const start = minutesOf(place.start);
  const end = Math.max(Math.min(start + window.slot, window.to), Math.min(minute, window.to));
  return { ...place, end: timeOf(end) };
}

/** The next line of the grid from a minute, in a direction. */
const nextLine = (minute: number, direction: -1 | 1, { from, slot }: Window): number =>
  direction === 1
    ? from + (Math.floor((minute - from) / slot) + 1) * slot
    : from + (Math.ceil((minute - from) / slot) - 1) * slot;

/** Where keys move: the view's axes, its hours and its rows. */
export interface Ground {
  readonly view: AgendaView;
  readonly window: Window;
  readonly resources: readonly AgendaResource[];
}

const DIRECTIONS: Readonly<Record<string, readonly [along: -1 | 0 | 1, across: -1 | 0 | 1]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The place some rows away; the same where the rows end. */
function onRow(place: AgendaPlace, rows: number, resources: readonly AgendaResource[]): AgendaPlace {
  const index = resources.findIndex(({ id }) => id === place.resourceId);
  const other = resources[index + rows];
  return index === -1 || !other ? place : { ...place, resourceId: other.id };
}

/**
 * Where a key takes what is being moved: arrows by slot along the hours and by day or row across them, with Shift its
 * end by a slot, PageUp and PageDown by a period. Null for any other key.
 */
export function placeForKey(
  place: AgendaPlace,
  press: { readonly key: string; readonly shiftKey: boolean },
  { view, window, resources }: Ground,
): AgendaPlace | null {
  const { key, shiftKey } = press;
  if (key === 'PageUp' || key === 'PageDown') {
    const step = key === 'PageUp' ? -1 : 1;
    if (view === 'month') return { ...place, date: addMonthsToDate(place.date, step) };
    return { ...place, date: addDays(place.date, view === 'week' ? 7 * step : step) };
  }
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [down, right] = direction;
  if (view === 'month') return shiftKey ? place : { ...place, date: addDays(place.date, down * 7 + right) };
  const along = view === 'resource' ? right : down;
  const across = view === 'resource' ? down : right;
  if (shiftKey) {
    if (along === 0 || place.start === undefined) return place;
    const end = minutesOf(place.start) + durationOf(place, window);
    return endingAt(place, nextLine(end, along, window), window);
  }
  if (along !== 0)
    return place.start === undefined
      ? place
      : startingAt(place, nextLine(minutesOf(place.start), along, window), window);
  if (across === 0) return place;
  return view === 'resource'
    ? onRow(place, across, resources)
    : { ...place, date: addDays(place.date, across) };
}

/** The slots from where the pointer went down to where it is, both of them whole. */
export function drawnPlace(
  unit: Pick<AgendaPlace, 'date'>,
  pressed: number,
  now: number,
  { from, to, slot }: Window,
): AgendaPlace {
  const line = (minute: number): number => from + Math.floor((minute - from) / slot) * slot;
  const last = from + (Math.ceil((to - from) / slot) - 1) * slot;
  const [first, end] = [Math.min(pressed, now), Math.max(pressed, now)].map((minute) =>
    Math.max(from, Math.min(line(minute), last)),
  ) as [number, number];
  return { ...unit, start: timeOf(first), end: timeOf(Math.min(end + slot, to)) };
}

/** The first closed time that a place touches. */
export function closedAt(
  place: AgendaPlace,
  closed: readonly AgendaClosed[],
  window: Window,
): AgendaClosed | null {
  if (place.start === undefined) return null;
  const start = minutesOf(place.start);
  const end = start + durationOf(place, window);
  return closed.find(({ from, to }) => minutesOf(from) < end && minutesOf(to) > start) ?? null;
}

export const FREE: AgendaVerdict = { ok: true };

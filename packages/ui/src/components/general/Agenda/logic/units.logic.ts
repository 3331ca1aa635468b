import type { CivilDate } from '@apto/domain/time';
import type { AgendaBooking, AgendaResource, AgendaView } from '../types.ts';
import { minutesOf, type Window } from './clock.logic.ts';
import { daysOfView } from './days.logic.ts';
import { lanesOf, type LaneBox, type LaneRest, type Span } from './lanes.logic.ts';

/** A booking with its box. */
export interface UnitItem {
  readonly booking: AgendaBooking;
  readonly box: LaneBox;
}

/** A column of a week, a row of the resources or a cell of a month: one day, or one day of one resource. */
export interface Unit {
  readonly key: string;
  readonly date: CivilDate;
  readonly resource: AgendaResource | null;
  /** Without a time, in the order in which they came. */
  readonly untimed: readonly AgendaBooking[];
  /** With a time, in reading order. */
  readonly items: readonly UnitItem[];
  /** How many found no lane, by time. */
  readonly rest: readonly LaneRest[];
  /** The most that lie side by side, at least 1. */
  readonly most: number;
  /** All of them, drawn or not. */
  readonly count: number;
}

/** Shorter ones are drawn as if they took this many minutes. */
const SHORTEST = 20;

interface Options {
  readonly window: Window;
  /** How many may lie side by side. */
  readonly most: number;
}

function unitOf(
  base: Pick<Unit, 'key' | 'date' | 'resource'>,
  bookings: readonly AgendaBooking[],
  { window, most }: Options,
): Unit {
  const untimed: AgendaBooking[] = [];
  const byId = new Map<string, AgendaBooking>();
  const spans: Span[] = [];
  for (const booking of bookings) {
    if (booking.start === undefined) {
      untimed.push(booking);
      continue;
    }
    const start = minutesOf(booking.start);
    const end = booking.end === undefined ? start + window.slot : minutesOf(booking.end);
    // What lies outside of the hours is drawn at their edge: hidden, nobody would know of it.
    const first = Math.min(Math.max(start, window.from), window.to - SHORTEST);
    byId.set(booking.id, booking);
    spans.push({ id: booking.id, start: first, end: Math.max(first + 1, Math.min(end, window.to)) });
  }
  const lanes = lanesOf(spans, most, SHORTEST);
  return {
    ...base,
    untimed,
    items: lanes.boxes.map((box) => ({ box, booking: byId.get(box.id) as AgendaBooking })),
    rest: lanes.rest,
    most: Math.max(1, lanes.most),
    count: bookings.length,
  };
}

const grouped = (
  bookings: readonly AgendaBooking[],
  keyOf: (booking: AgendaBooking) => string | undefined,
): ReadonlyMap<string, readonly AgendaBooking[]> => {
  const groups = new Map<string, AgendaBooking[]>();
  for (const booking of bookings) {
    const key = keyOf(booking);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(booking);
    else groups.set(key, [booking]);
  }
  return groups;
};

const none: readonly AgendaBooking[] = [];

/** What units were made of, so that those of which nothing changed stay the same objects. */
export type UnitMemory = Map<string, { readonly made: readonly unknown[]; readonly unit: Unit }>;

/** As many as somebody pages through in a while. */
const MOST_REMEMBERED = 500;

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

/**
 * The units of a view with what lies in each.
 * @param memory of the last time: a day of which nothing changed is then not drawn again
 */
export function unitsOf(
  view: AgendaView,
  date: CivilDate,
  bookings: readonly AgendaBooking[],
  resources: readonly AgendaResource[],
  options: Options,
  memory?: UnitMemory,
): Unit[] {
  const remembered = (base: Pick<Unit, 'key' | 'date' | 'resource'>, own: readonly AgendaBooking[]): Unit => {
    const made = [base.date, base.resource, options.window, options.most, ...own];
    const last = memory?.get(base.key);
    if (last && isSame(last.made, made)) return last.unit;
    const unit = unitOf(base, own, options);
    if (memory && memory.size >= MOST_REMEMBERED) memory.clear();
    memory?.set(base.key, { made, unit });
    return unit;
  };
  if (view === 'resource') {
    const of = grouped(bookings, (booking) => (booking.date === date ? booking.resourceId : undefined));
    return resources.map((resource) =>
      remembered({ key: resource.id, date, resource }, of.get(resource.id) ?? none),
    );
  }
  const of = grouped(bookings, (booking) => booking.date);
  return daysOfView(view, date).map((day) =>
    remembered({ key: day, date: day, resource: null }, of.get(day) ?? none),
  );
}

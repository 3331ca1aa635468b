import { useCallback, useMemo, useState } from 'react';
import type { CivilDate } from '@apto/domain/time';
import type { Window } from './logic/clock.logic.ts';
import { settledCursor, type Cursor, type Way } from './logic/cursor.logic.ts';
import { unitsOf, type UnitMemory } from './logic/units.logic.ts';
import type { AgendaBooking, AgendaResource, AgendaView } from './types.ts';

interface Options {
  readonly view: AgendaView;
  readonly date: CivilDate;
  readonly bookings: readonly AgendaBooking[];
  readonly resources: readonly AgendaResource[];
  readonly window: Window;
  /** How many lie side by side. */
  readonly most: number;
  /** How many a day has, where the page knows of more than it was given. */
  readonly counts: Readonly<Record<CivilDate, number>> | undefined;
  /** How many a month's cell shows. */
  readonly monthShown: number;
}

/** What is drawn of a view's days or resources, and which booking or slot of them is the one tab stop. */
export function useUnits({ view, date, bookings, resources, window, most, counts, monthShown }: Options) {
  // Filled while drawing, and only with what those very props give: drawn twice it is the same.
  const [memory] = useState<UnitMemory>(() => new Map());
  const units = useMemo(() => {
    const all = unitsOf(view, date, bookings, resources, { window, most }, memory);
    if (view !== 'month' || !counts) return all;
    return all.map((unit) => ({ ...unit, count: Math.max(unit.count, counts[unit.date] ?? 0) }));
  }, [view, date, bookings, resources, window, most, counts, memory]);
  const count = useMemo(() => units.reduce((sum, unit) => sum + unit.count, 0), [units]);

  const byId = useMemo(() => new Map(bookings.map((booking) => [booking.id, booking])), [bookings]);
  const bookingOf = useCallback((id: string) => byId.get(id), [byId]);
  const way: Way = { view, units, window, shown: monthShown };
  const [wanted, setCursor] = useState<Cursor | null>(null);
  const cursor = settledCursor(way, wanted);
  // The same object while it says the same: a view is drawn again for nothing else.
  const { unit = '', id = null, minute = 0 } = cursor ?? {};
  const stop = useMemo<Cursor | null>(() => (unit === '' ? null : { unit, id, minute }), [unit, id, minute]);
  return { units, count, way, stop, setCursor, bookingOf };
}

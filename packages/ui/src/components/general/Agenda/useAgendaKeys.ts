'use client';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { isFocusNowhere } from '../../../internal/focusPlaces.ts';
import { addDays, type CivilDate } from '@apto/domain/time';
import { minutesOf, slotAt, timeOf } from './logic/clock.logic.ts';
import { stepOf, UNTIMED, type Cursor, type Way } from './logic/cursor.logic.ts';
import { agendaRange, stepDate } from './logic/days.logic.ts';
import { placeForKey } from './logic/place.logic.ts';
import { useEvent } from '../../../internal/useEvent.ts';
import { unitKeyOf } from './move/geometry.ts';
import type { Moves } from './move/useMoves.ts';
import type { AgendaPlace, AgendaResource, ShownBooking } from './types.ts';

interface Options {
  readonly root: RefObject<HTMLElement | null>;
  readonly way: Way;
  readonly cursor: Cursor | null;
  readonly setCursor: (cursor: Cursor) => void;
  readonly date: CivilDate;
  readonly setDate: (date: CivilDate) => void;
  readonly resources: readonly AgendaResource[];
  readonly moves: Moves;
  readonly bookingOf: (id: string) => ShownBooking | undefined;
  readonly onOpen: ((booking: ShownBooking) => void) | undefined;
  readonly onSlot: ((place: AgendaPlace) => void) | undefined;
  readonly openDay: (date: CivilDate) => void;
}

/** The slot at the cursor as a place. */
export function slotPlace(way: Way, cursor: Cursor): AgendaPlace | null {
  const unit = way.units.find(({ key }) => key === cursor.unit);
  if (!unit || way.view === 'month') return null;
  return {
    date: unit.date,
    start: timeOf(cursor.minute),
    end: timeOf(Math.min(cursor.minute + way.window.slot, way.window.to)),
    ...(unit.resource ? { resourceId: unit.resource.id } : {}),
  };
}

/** The cursor of a booking that lies in a place. */
export const cursorOf = (id: string, place: AgendaPlace, { view, window }: Way): Cursor => ({
  unit: unitKeyOf(place, view),
  id,
  minute: place.start === undefined ? UNTIMED : slotAt(minutesOf(place.start), window),
});

const GRID = '[role="grid"]';
/** Whatever the cursor comes to. */
const ANYWHERE = '';

interface AgendaKeys {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Every key of the agenda: walking about, opening, moving. */
export function useAgendaKeys(options: Options): AgendaKeys {
  const { root, way, cursor, setCursor, date, setDate, moves, bookingOf, resources } = options;
  const { moving } = moves;

  // Focus follows the cursor only where a key has moved it, or where what had it was drawn away: what is drawn again
  // takes no focus from elsewhere. A key that turns to another period waits for it: an address follows later.
  const wanted = useRef<string | null>(null);
  const stood = useRef<Element | null>(null);
  // What a key let go is drawn anew once it is settled, here or back where it was: the cursor goes with it, unless it
  // has been walked away from.
  const dropped = useRef<Cursor | null>(null);
  useEffect(() => {
    if (moving) return;
    const left = dropped.current;
    const settled = left?.id == null ? undefined : bookingOf(left.id);
    if (left && !settled?.isPending) {
      dropped.current = null;
      const isStill = cursor?.unit === left.unit && (cursor.id === left.id || cursor.minute === left.minute);
      const home = settled && cursorOf(settled.id, settled, way);
      if (home && isStill && !(home.unit === cursor.unit && cursor.id === home.id)) {
        setCursor(home);
        return;
      }
    }
    const isWanted =
      wanted.current === ANYWHERE || (wanted.current !== null && wanted.current === cursor?.unit);
    const isLost = stood.current !== null && !stood.current.isConnected && isFocusNowhere();
    if (!isWanted && !isLost) return;
    const stop = root.current?.querySelector<HTMLElement>(`${GRID} [tabindex="0"]`);
    if (!stop) return;
    wanted.current = null;
    stop.focus({ preventScroll: true });
    stop.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    stood.current = target.closest(GRID) ? target : null;
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (relatedTarget !== null) {
      stood.current = null;
      wanted.current = null;
      return;
    }
    // Pressed elsewhere: its going later is nobody's loss.
    requestAnimationFrame(() => {
      if (stood.current === target && target.isConnected && document.hasFocus() && isFocusNowhere())
        stood.current = null;
    });
  };

  const walk = (next: Cursor): void => {
    wanted.current = next.unit;
    setCursor(next);
  };

  /** Another period: the cursor goes to the same time of the day that follows. */
  const turn = (periods: -1 | 1, minute: number): void => {
    const next = stepDate(way.view, date, periods);
    const range = agendaRange(way.view, next);
    const unit = way.view === 'resource' ? (cursor?.unit ?? '') : periods === 1 ? range.start : range.end;
    setDate(next);
    walk({ unit, id: null, minute });
  };

  const moveKeys = useEvent((event: KeyboardEvent | globalThis.KeyboardEvent): void => {
    if (!moving) return;
    const { key } = event;
    if (key === 'Escape' || key === 'Tab') {
      wanted.current = key === 'Escape' ? ANYWHERE : null;
      moves.giveBack();
      setCursor(cursorOf(moving.booking.id, moving.from, way));
      if (key === 'Tab') return;
    } else if (key === 'Enter' || key === ' ' || key.toLowerCase() === 'm') {
      if (moves.drop()) {
        dropped.current = cursorOf(moving.booking.id, moving.place, way);
        walk(dropped.current);
      }
    } else {
      const place = placeForKey(moving.place, event, { view: way.view, window: way.window, resources });
      if (!place) return;
      moves.to(place);
      const { start, end } = agendaRange(way.view, date);
      if (place.date < start || place.date > end) setDate(place.date);
    }
    event.preventDefault();
    event.stopPropagation();
  });

  // What is moved has no place to be drawn in until the period that it went to is: the focus is on nothing for as long,
  // and whoever types on means the agenda.
  const isByKeyboard = moving?.by === 'keyboard';
  useEffect(() => {
    if (!isByKeyboard) return undefined;
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.target === document.body) moveKeys(event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isByKeyboard, moveKeys]);

  const press = (target: HTMLElement): boolean => {
    const booking = bookingOf(target.dataset['booking'] ?? '');
    if (booking) {
      options.onOpen?.(booking);
      return options.onOpen !== undefined;
    }
    const day = target.dataset['day'] ?? target.closest<HTMLElement>('[data-unit]')?.dataset['unit'];
    if (target.dataset['day'] !== undefined || target.dataset['rest'] !== undefined) {
      if (day !== undefined) options.openDay(day);
      return true;
    }
    if (target.dataset['slotStop'] !== undefined && cursor && options.onSlot) {
      const place = slotPlace(way, cursor);
      if (place) options.onSlot(place);
      return true;
    }
    return false;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (isByKeyboard) {
      moveKeys(event);
      return;
    }
    const { key, altKey, ctrlKey, metaKey } = event;
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'z' && moves.said?.undo) {
      event.preventDefault();
      moves.said.undo();
      return;
    }
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (!target?.closest(GRID) || altKey || metaKey || !cursor) return;
    const booking = bookingOf(target.dataset['booking'] ?? '');
    if (booking && !ctrlKey && (key === ' ' || key.toLowerCase() === 'm')) {
      event.preventDefault();
      if (moves.pickUp(booking, 'keyboard')) setCursor(cursorOf(booking.id, booking, way));
      return;
    }
    if (!ctrlKey && (key === 'Enter' || key === ' ')) {
      if (press(target)) event.preventDefault();
      return;
    }
    if (key === 'PageUp' || key === 'PageDown') {
      event.preventDefault();
      const next = stepDate(way.view, date, key === 'PageUp' ? -1 : 1);
      setDate(next);
      walk({ ...cursor, id: null, unit: sameDay(way, cursor, next) });
      return;
    }
    const next = stepOf(way, cursor, event);
    if (next === undefined) return;
    event.preventDefault();
    if (next === null) return;
    if ('period' in next) turn(next.period, next.minute);
    else walk(next);
  };

  return { onKeyDown, onFocus, onBlur };
}

/** The day of another period that stands where the cursor's does: the same weekday, the same row. */
function sameDay({ view, units }: Way, cursor: Cursor, to: CivilDate): string {
  if (view === 'resource') return cursor.unit;
  if (view !== 'week') return to;
  const index = units.findIndex(({ key }) => key === cursor.unit);
  return addDays(agendaRange('week', to).start, Math.max(0, index));
}

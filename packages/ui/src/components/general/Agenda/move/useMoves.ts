'use client';
import { useMemo, useRef, useState } from 'react';
import { errorText } from '../../../../hooks/useAsyncAction.ts';
import type { AgendaTexts } from '../intl/pt-BR.ts';
import { closedAt, FREE, isSamePlace, isSameStart, placeOf } from '../logic/place.logic.ts';
import { placeText } from '../logic/speech.logic.ts';
import type { Window } from '../logic/clock.logic.ts';
import type {
  AgendaBooking,
  AgendaMove,
  AgendaPlace,
  AgendaResource,
  AgendaVerdict,
  ClosedOf,
  Said,
  ShownBooking,
} from '../types.ts';

/** Something under way from one place to another. */
export interface Moving {
  readonly booking: AgendaBooking;
  readonly from: AgendaPlace;
  readonly place: AgendaPlace;
  readonly verdict: AgendaVerdict;
  readonly by: 'pointer' | 'keyboard';
}

interface Options {
  readonly bookings: readonly AgendaBooking[];
  readonly resources: readonly AgendaResource[];
  readonly window: Window;
  readonly closedOf: ClosedOf;
  readonly canPlace: ((booking: AgendaBooking, place: AgendaPlace) => AgendaVerdict) | undefined;
  readonly onMove: AgendaMove | undefined;
  readonly texts: AgendaTexts;
  readonly locale: string;
}

/** What {@link useMoves} gives. */
export interface Moves {
  /** The bookings, those under way where they were put. */
  readonly shown: readonly ShownBooking[];
  readonly moving: Moving | null;
  readonly said: Said | null;
  readonly say: (said: Said | null) => void;
  /** Takes a booking up; false where it may not be moved, which is then said. */
  readonly pickUp: (booking: ShownBooking, by: Moving['by']) => boolean;
  readonly to: (place: AgendaPlace) => Moving | null;
  /** Lets it go where it is; false where it may not lie there and stays in the hand. */
  readonly drop: () => boolean;
  readonly giveBack: () => void;
  /** Where something under way is, and what is against it. */
  readonly wordsOf: (moving: Pick<Moving, 'place' | 'verdict'>) => string;
}

type Places = ReadonlyMap<string, AgendaPlace>;
const nowhere: Places = new Map();

const without = (places: Places, id: string): Places => {
  const left = new Map(places);
  left.delete(id);
  return left;
};

/** Moving bookings, by whatever hand: what may lie where, what is being saved, what is said of it, and the way back. */
export function useMoves(options: Options): Moves {
  const { bookings, resources, window, closedOf, canPlace, onMove, texts, locale } = options;
  const [moving, setMoving] = useState<Moving | null>(null);
  const [pending, setPending] = useState<Places>(nowhere);
  const [said, say] = useState<Said | null>(null);
  // Several pointer events may come before React has drawn: each goes on from the last.
  const held = useRef<Moving | null>(null);
  const hold = (next: Moving | null): void => {
    held.current = next;
    setMoving(next);
  };

  const shown = useMemo<readonly ShownBooking[]>(
    () =>
      pending.size === 0
        ? bookings
        : bookings.map((booking) => {
            const place = pending.get(booking.id);
            return place ? { ...booking, ...place, isPending: true } : booking;
          }),
    [bookings, pending],
  );

  const verdictOf = (booking: AgendaBooking, from: AgendaPlace, place: AgendaPlace): AgendaVerdict => {
    if (isSamePlace(from, place)) return FREE;
    const shut = closedAt(place, closedOf(place), window);
    if (shut) return { ok: false, reason: shut.reason ?? texts.closed };
    return canPlace?.(booking, place) ?? FREE;
  };
  const words = (place: AgendaPlace): string => placeText(place, resources, texts, locale);

  const carryOut = async (booking: AgendaBooking, from: AgendaPlace, to: AgendaPlace): Promise<void> => {
    const { id, title } = booking;
    setPending((places) => new Map(places).set(id, to));
    say({ tone: 'info', text: texts.saving(title, words(to)) });
    try {
      const moved = await onMove?.(booking, from, to);
      const undo = moved?.undo;
      say({
        tone: 'success',
        text: (isSameStart(from, to) ? texts.resized : texts.moved)(title, words(to)),
        undo:
          undo &&
          (() => {
            void takeBack(booking, from, undo);
          }),
      });
    } catch (error) {
      say({ tone: 'danger', text: texts.refused(title, errorText(error, texts.failed)) });
    } finally {
      setPending((places) => without(places, id));
    }
  };

  const takeBack = async (booking: AgendaBooking, from: AgendaPlace, undo: () => unknown): Promise<void> => {
    const { id, title } = booking;
    setPending((places) => new Map(places).set(id, from));
    try {
      await undo();
      say({ tone: 'info', text: texts.undone(title) });
    } catch {
      say({ tone: 'danger', text: texts.undoFailed(title) });
    } finally {
      setPending((places) => without(places, id));
    }
  };

  return {
    shown,
    moving,
    said,
    say,
    pickUp: (booking, by) => {
      if (!onMove || booking.isPending) return false;
      if (booking.locked !== undefined) {
        say({ tone: 'danger', text: texts.isLocked(booking.title, booking.locked) });
        return false;
      }
      const from = placeOf(booking);
      hold({ booking, from, place: from, verdict: FREE, by });
      if (by === 'keyboard') say({ tone: 'info', text: texts.pickedUp(booking.title) });
      return true;
    },
    to: (place) => {
      const now = held.current;
      if (!now || isSamePlace(now.place, place)) return now;
      const verdict = verdictOf(now.booking, now.from, place);
      const next = { ...now, place, verdict };
      hold(next);
      // By pointer the words go with the pointer; a screen reader hears where it was let go.
      if (now.by === 'keyboard')
        say(
          verdict.ok
            ? { tone: 'info', text: texts.here(words(place)) }
            : { tone: 'danger', text: texts.notHere(words(place), verdict.reason) },
        );
      return next;
    },
    drop: () => {
      const now = held.current;
      if (!now) return true;
      const { booking, from, place, verdict, by } = now;
      if (!verdict.ok) {
        say(
          by === 'keyboard'
            ? { tone: 'danger', text: texts.notHere(words(place), verdict.reason) }
            : { tone: 'danger', text: texts.refused(booking.title, verdict.reason) },
        );
        if (by === 'keyboard') return false;
        hold(null);
        return true;
      }
      hold(null);
      if (isSamePlace(from, place))
        say(by === 'keyboard' ? { tone: null, text: texts.givenBack(booking.title) } : null);
      else void carryOut(booking, from, place);
      return true;
    },
    giveBack: () => {
      const now = held.current;
      hold(null);
      if (now) say({ tone: null, text: texts.givenBack(now.booking.title) });
    },
    wordsOf: ({ place, verdict }) =>
      verdict.ok ? words(place) : texts.notHere(words(place), verdict.reason),
  };
}

'use client';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import type { AgendaBooking } from '../types.ts';
import * as css from '../AgendaBooking.css.ts';

interface BookingNoteProps {
  /** What holds the bookings. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly bookingOf: (id: string) => AgendaBooking | undefined;
  /** Something is on its way: its own words go with it. */
  readonly isOff: boolean;
}

/** A resting pointer waits so long, in ms; the keyboard does not. */
const REST = 400;

const bookingAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-booking]') : null;

/** What a screen reader hears of it, also once that changes: while its box is drawn it still has its name of before. */
function useNameOf(booking: HTMLElement | null): string {
  const listen = useCallback(
    (tell: () => void) => {
      const eye = new MutationObserver(tell);
      if (booking) eye.observe(booking, { attributeFilter: ['aria-label'] });
      return () => eye.disconnect();
    },
    [booking],
  );
  const read = (): string => booking?.getAttribute('aria-label') ?? '';
  return useSyncExternalStore(listen, read, () => '');
}

/**
 * All that a booking says, beside it while it has the focus or a pointer rests on it: its box has seldom room for it. A
 * picture of its name, which a screen reader has already heard. Escape sends it away (WCAG 1.4.13).
 */
export function BookingNote({ frame, bookingOf, isOff }: BookingNoteProps) {
  const [booking, setBooking] = useState<HTMLElement | null>(null);
  const note = useRef<HTMLDivElement>(null);
  const shown = isOff || !booking?.isConnected ? null : booking;

  useEffect(() => {
    const ground = frame.current;
    if (!ground) return undefined;
    const ears = new AbortController();
    const { signal } = ears;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: HTMLElement | null): void => {
      clearTimeout(timer);
      setBooking(next);
    };
    const isInNote = (target: EventTarget | null): boolean =>
      target instanceof Node && note.current?.contains(target) === true;
    ground.addEventListener(
      'focusin',
      ({ target }) => {
        const focused = bookingAt(target);
        show(focused?.matches(':focus-visible') ? focused : null);
      },
      { signal },
    );
    ground.addEventListener('focusout', () => show(null), { signal });
    ground.addEventListener('pointerdown', () => show(null), { signal });
    ground.addEventListener(
      'pointerover',
      ({ target, pointerType }) => {
        const under = bookingAt(target);
        if (pointerType === 'touch' || !under) return;
        clearTimeout(timer);
        timer = setTimeout(() => show(under), REST);
      },
      { signal },
    );
    const leave = ({ relatedTarget }: PointerEvent): void => {
      if (isInNote(relatedTarget) || bookingAt(relatedTarget)) return;
      // Whoever came by keyboard keeps what the keyboard showed.
      const focused = bookingAt(document.activeElement);
      show(focused?.matches(':focus-visible') && ground.contains(focused) ? focused : null);
    };
    ground.addEventListener('pointerout', leave, { signal });
    document.addEventListener(
      'pointerout',
      (event) => {
        if (isInNote(event.target)) leave(event);
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') show(null);
      },
      { capture: true, signal },
    );
    return () => {
      ears.abort();
      clearTimeout(timer);
    };
  }, [frame]);

  const name = useNameOf(shown);

  useLayoutEffect(() => {
    if (!shown) return undefined;
    const place = (): void => {
      const box = note.current;
      if (!box) return;
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      const room = globalThis.innerWidth - box.offsetWidth - 8;
      const under = bottom + 4 + box.offsetHeight <= globalThis.innerHeight;
      const x = Math.max(8, Math.min(left, room, Math.max(right - box.offsetWidth, left)));
      box.style.transform = `translate(${x}px, ${under ? bottom + 4 : top - 4 - box.offsetHeight}px)`;
    };
    place();
    // What scrolls takes the booking along, and the note with it.
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', place, { capture: true });
  }, [shown, name]);

  if (!shown) return null;
  const { title = '' } = bookingOf(shown.dataset['booking'] ?? '') ?? {};
  return createPortal(
    <div ref={note} className={css.note} data-agenda-note aria-hidden>
      <strong>{title}</strong>
      <span>{name.slice(title.length).replace(/^, /, '')}</span>
    </div>,
    document.body,
  );
}

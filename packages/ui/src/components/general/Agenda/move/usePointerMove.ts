'use client';
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { EDGE } from '../edge.ts';
import { minutesOf, type Window } from '../logic/clock.logic.ts';
import { placeOf } from '../logic/place.logic.ts';
import type { AgendaView, ShownBooking } from '../types.ts';
import { minuteAt, placeAt, type Hold } from './geometry.ts';
import { REST, THRESHOLD } from './rest.ts';
import { useEvent } from '../../../../internal/useEvent.ts';
import type { Moves, Moving } from './useMoves.ts';
import { swallowClick } from '../../../../internal/swallowClick.ts';

/** Nearer than this to an edge what is under it scrolls, in px. */
const NEAR_EDGE = 36;

interface Options {
  readonly canvas: RefObject<HTMLDivElement | null>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly tip: RefObject<HTMLDivElement | null>;
  readonly view: AgendaView;
  readonly window: Window;
  readonly moves: Moves;
  readonly bookingOf: (id: string) => ShownBooking | undefined;
  readonly canMove: boolean;
  /** What was let go stays the stop of Tab. */
  readonly onDropped: (moving: Moving) => void;
}

/** Whether a point lies at the end of a booking that can be resized; a finger is too broad for it. */
function isAtEdge(booking: HTMLElement, { x, y }: { x: number; y: number }, view: AgendaView): boolean {
  if (booking.dataset['edge'] === undefined) return false;
  const { right, bottom } = booking.getBoundingClientRect();
  return view === 'resource' ? x > right - EDGE : y > bottom - EDGE;
}

/** How far to scroll while the pointer stands near an edge. */
const pull = (at: number, start: number, end: number): number => {
  if (at < start + NEAR_EDGE) return Math.max(-16, (at - start - NEAR_EDGE) / 2);
  return at > end - NEAR_EDGE ? Math.min(16, (at - end + NEAR_EDGE) / 2) : 0;
};

/**
 * Moving by pointer: pressed and drawn a little, or with a finger that rests. At the lower edge it changes the duration.
 * @returns what to call when a pointer goes down, and the words of a booking that does not move
 */
export function usePointerMove(options: Options): {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly lockedWords: string | null;
  readonly placeTip: () => void;
} {
  const newest = useEvent(() => options);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const [lockedWords, setLockedWords] = useState<string | null>(null);
  const point = useRef({ x: 0, y: 0 });
  const placeTip = (): void => {
    const tip = newest().tip.current;
    if (!tip) return;
    const { x, y } = point.current;
    const left = Math.min(x + 14, globalThis.innerWidth - tip.offsetWidth - 8);
    const top = y + 18 + tip.offsetHeight > globalThis.innerHeight ? y - tip.offsetHeight - 12 : y + 18;
    tip.style.transform = `translate(${Math.max(8, left)}px, ${top}px)`;
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const { bookingOf, canMove, canvas } = newest();
    const target = event.target instanceof Element ? event.target : null;
    const pressed = target?.closest<HTMLElement>('[data-booking]');
    const booking = bookingOf(pressed?.dataset['booking'] ?? '');
    if (!pressed || !booking || !canMove || event.button !== 0 || !event.isPrimary || booking.isPending)
      return;
    stop.current?.();

    const isTouch = event.pointerType === 'touch';
    const origin = { x: event.clientX, y: event.clientY };
    let last = origin;
    let isDragging = false;
    let frame = 0;
    const isLocked = booking.locked !== undefined;
    const holdOf = (): Hold => {
      const { view, window } = newest();
      const unit = pressed.closest('[data-unit]');
      const isResize = !isTouch && isAtEdge(pressed, origin, view);
      const grip =
        unit && booking.start !== undefined && view !== 'month'
          ? minuteAt(unit, origin.x, origin.y, view, window) - minutesOf(booking.start)
          : 0;
      return { from: placeOf(booking), grip, isResize };
    };
    const hold = holdOf();

    const follow = (): void => {
      const { moves, view, window } = newest();
      if (canvas.current && !isLocked) moves.to(placeAt(canvas.current, last, hold, view, window));
      point.current = last;
      placeTip();
    };
    const scroll = (): void => {
      frame = 0;
      const scroller = newest().scroller.current;
      if (!scroller || !isDragging) return;
      const { left, right, top, bottom } = scroller.getBoundingClientRect();
      const [x, y] = [pull(last.x, left, right), pull(last.y, top, bottom)];
      if (x === 0 && y === 0) return;
      scroller.scrollBy({ left: x, top: y, behavior: 'instant' });
      follow();
      frame = requestAnimationFrame(scroll);
    };
    const begin = (): void => {
      isDragging = true;
      document.documentElement.style.cursor = isLocked ? 'not-allowed' : 'grabbing';
      if (isLocked) setLockedWords(booking.locked ?? null);
      newest().moves.pickUp(booking, 'pointer');
      follow();
    };
    const move = (moved: globalThis.PointerEvent): void => {
      if (moved.pointerId !== event.pointerId) return;
      last = { x: moved.clientX, y: moved.clientY };
      if (!isDragging) {
        if (Math.hypot(last.x - origin.x, last.y - origin.y) < THRESHOLD) return;
        // A finger that moves at once scrolls.
        if (isTouch) end();
        else begin();
        return;
      }
      follow();
      if (frame === 0) frame = requestAnimationFrame(scroll);
    };
    const release = (): void => {
      const { moves, onDropped } = newest();
      const wasDragging = isDragging;
      end();
      if (!wasDragging) return;
      swallowClick();
      if (isLocked) return;
      const moving = moves.to(placeAtEnd());
      if (moving) onDropped(moving);
      moves.drop();
    };
    const placeAtEnd = () => {
      const { view, window } = newest();
      return canvas.current ? placeAt(canvas.current, last, hold, view, window) : hold.from;
    };
    const cancel = (): void => {
      const wasDragging = isDragging;
      end();
      if (wasDragging && !isLocked) newest().moves.giveBack();
    };
    const escape = (key: KeyboardEvent): void => {
      if (key.key !== 'Escape' || !isDragging) return;
      key.preventDefault();
      key.stopPropagation();
      cancel();
      window.addEventListener('pointerup', swallowClick, { capture: true, once: true });
    };
    // Once it holds something, a finger no longer scrolls.
    const still = (touch: TouchEvent): void => {
      if (isDragging) touch.preventDefault();
    };
    const timer = isTouch ? setTimeout(begin, REST) : undefined;
    const ears = new AbortController();
    const end = (): void => {
      ears.abort();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      isDragging = false;
      stop.current = null;
      setLockedWords(null);
      document.documentElement.style.removeProperty('cursor');
    };
    stop.current = end;
    const { signal } = ears;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', release, { signal });
    window.addEventListener('pointercancel', cancel, { signal });
    window.addEventListener('keydown', escape, { capture: true, signal });
    window.addEventListener('touchmove', still, { passive: false, signal });
  };

  return { onPointerDown, lockedWords, placeTip };
}

'use client';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { Window } from '../logic/clock.logic.ts';
import { closedAt, drawnPlace } from '../logic/place.logic.ts';
import type { AgendaPlace, AgendaVerdict, AgendaView, ClosedOf } from '../types.ts';
import { minuteAt } from './geometry.ts';
import { REST, THRESHOLD } from './rest.ts';
import { useEvent } from '../../../../internal/useEvent.ts';
import type { Moving } from './useMoves.ts';

interface Options {
  readonly view: AgendaView;
  readonly window: Window;
  readonly closedOf: ClosedOf;
  /** What is said of a closed time that gives no reason. */
  readonly closedText: string;
  /** What is being drawn is called. */
  readonly title: string;
  /** Asked at every step, where nothing is closed. */
  readonly canDraw: (place: AgendaPlace) => AgendaVerdict;
  readonly onDraw: ((place: AgendaPlace) => void) | undefined;
  /** It was let go where it may not be. */
  readonly onRefused: (place: AgendaPlace, reason: string) => void;
}

/**
 * Drawing by pointer: pressed on nothing and drawn along the hours; a press alone draws one slot. A finger that rests draws
 * too; one that moves at once, or only taps, scrolls and draws nothing.
 */
export function usePointerDraw(options: Options): {
  readonly drawing: Moving | null;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
} {
  const newest = useEvent(() => options);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const [drawing, setDrawing] = useState<Moving | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const { view, window: hours, onDraw } = newest();
    const target = event.target instanceof Element ? event.target : null;
    const unit = target?.closest<HTMLElement>('[data-unit]');
    const key = unit?.dataset['unit'];
    const isOnNothing = target?.closest('[data-booking], [data-rest], button:not([data-slot-stop])') === null;
    if (!onDraw || !unit || key === undefined || !isOnNothing || (view !== 'day' && view !== 'week')) return;
    if (event.button !== 0 || !event.isPrimary) return;
    stop.current?.();
    const isTouch = event.pointerType === 'touch';
    let isDrawing = false;
    const where = { date: key };
    const pressed = minuteAt(unit, event.clientX, event.clientY, view, hours);
    let place = drawnPlace(where, pressed, pressed, hours);
    const verdictOf = (): AgendaVerdict => {
      const closed = closedAt(place, newest().closedOf(where), hours);
      return closed ? { ok: false, reason: closed.reason ?? newest().closedText } : newest().canDraw(place);
    };
    const show = (): void =>
      setDrawing({
        booking: { id: '', title: newest().title, ...place },
        from: place,
        place,
        verdict: verdictOf(),
        by: 'pointer',
      });
    const move = (moved: globalThis.PointerEvent): void => {
      if (moved.pointerId !== event.pointerId) return;
      if (!isDrawing) {
        if (Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY) >= THRESHOLD) end();
        return;
      }
      place = drawnPlace(where, pressed, minuteAt(unit, moved.clientX, moved.clientY, view, hours), hours);
      show();
    };
    const begin = (): void => {
      isDrawing = true;
      show();
    };
    // Once it draws, a finger neither scrolls nor opens the system's menu.
    const hold = (happened: Event): void => {
      if (isDrawing && isTouch) happened.preventDefault();
    };
    const timer = isTouch ? setTimeout(begin, REST) : undefined;
    const ears = new AbortController();
    const end = (): void => {
      ears.abort();
      clearTimeout(timer);
      stop.current = null;
      setDrawing(null);
    };
    const release = (): void => {
      const verdict = verdictOf();
      end();
      if (!isDrawing) return;
      if (verdict.ok) newest().onDraw?.(place);
      else newest().onRefused(place, verdict.reason);
    };
    const escape = (pressedKey: KeyboardEvent): void => {
      if (pressedKey.key !== 'Escape') return;
      pressedKey.preventDefault();
      pressedKey.stopPropagation();
      end();
    };
    stop.current = end;
    const { signal } = ears;
    globalThis.addEventListener('pointermove', move, { signal });
    globalThis.addEventListener('pointerup', release, { signal });
    globalThis.addEventListener('pointercancel', end, { signal });
    globalThis.addEventListener('keydown', escape, { capture: true, signal });
    globalThis.addEventListener('touchmove', hold, { passive: false, signal });
    globalThis.addEventListener('contextmenu', hold, { capture: true, signal });
    if (isTouch) return;
    // Nothing is selected meanwhile; the focus comes by what is drawn.
    event.preventDefault();
    begin();
  };

  return { drawing, onPointerDown };
}

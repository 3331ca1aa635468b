'use client';
import { Ban, Check } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { AgendaTexts } from '../intl/pt-BR.ts';
import type { Window } from '../logic/clock.logic.ts';
import type { AgendaView } from '../types.ts';
import * as css from '../AgendaBooking.css.ts';
import { ghostBox } from './geometry.ts';
import type { Moving } from './useMoves.ts';

/** Two lines and its edge, in px; one that is shorter has room for one. */
const TWO_LINES = 36;

interface GhostProps {
  readonly moving: Moving;
  readonly canvas: RefObject<HTMLDivElement | null>;
  readonly view: AgendaView;
  readonly window: Window;
  readonly texts: AgendaTexts;
}

/**
 * The booking in the place where it would lie. By keyboard it has the focus, so that nothing is lost when the week
 * changes under it; by pointer it is a picture.
 */
export function Ghost({ moving, canvas, view, window, texts }: GhostProps) {
  const { booking, place, verdict, by } = moving;
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const ghost = element.current;
    const ground = canvas.current;
    if (!ghost || !ground) return;
    const box = ghostBox(ground, place, view, window);
    ghost.hidden = box === null;
    if (!box) return;
    for (const side of ['left', 'top', 'width', 'height'] as const) ghost.style[side] = `${box[side]}px`;
    ghost.toggleAttribute('data-short', box.height < TWO_LINES);
    if (by === 'keyboard') {
      ghost.focus({ preventScroll: true });
      ghost.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  });

  // Marked on the element itself: nothing else is drawn again because something is being moved.
  const { id } = booking;
  useEffect(() => {
    const original = canvas.current?.querySelector(`[data-booking="${CSS.escape(id)}"]`);
    original?.setAttribute('data-moving', '');
    return () => original?.removeAttribute('data-moving');
  }, [canvas, id]);

  const Icon = verdict.ok ? Check : Ban;
  return (
    <div
      ref={element}
      className={css.ghost}
      data-refused={verdict.ok ? undefined : true}
      {...(by === 'keyboard'
        ? { role: 'button', tabIndex: -1, 'aria-label': texts.pickedUp(booking.title), 'data-ghost': true }
        : { 'aria-hidden': true })}
    >
      <span className={css.ghostTitle}>
        <Icon className={css.icon} aria-hidden />
        {booking.title}
      </span>
      {place.start === undefined ? null : (
        <>
          <span className={css.ghostStart}>{place.start}</span>
          {/* A row's box is seldom wider than one time; how long it takes, its length shows. */}
          {view === 'resource' ? null : (
            <span className={css.ghostTimes}>{texts.times(place.start, place.end)}</span>
          )}
        </>
      )}
    </div>
  );
}

'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Between the field and its list, and between the list and the edge of the screen, in px. */
const GAP = 4;
const MARGIN = 8;
/** A list as wide as a short field would cut every label. */
const LEAST_WIDTH = 240;
const MOST_WIDTH = 640;

/** What a list's place depends on. */
export interface Surroundings {
  readonly field: DOMRect;
  /** The page without its scroll bars, in px. */
  readonly clientWidth: number;
  readonly clientHeight: number;
}

/** Read before anything changes: afterwards reading it would lay the page out. */
export function surroundingsOf(field: HTMLElement): Surroundings {
  const { clientWidth, clientHeight } = document.documentElement;
  return { field: field.getBoundingClientRect(), clientWidth, clientHeight };
}

interface Floating {
  readonly anchor: RefObject<HTMLElement | null>;
  /** As it was when the list was asked to open, so that opening need not lay the page out to know. */
  readonly measured: RefObject<Surroundings | null>;
  readonly floating: RefObject<HTMLElement | null>;
  /** Narrowest the list may be where the screen has the room, in px. */
  readonly leastWidth?: number | undefined;
  /** About how high the list is when it opens, in px. */
  readonly natural: number;
  /** The list is where it belongs and can be scrolled. */
  readonly onPlaced: () => void;
  /** The field was scrolled out of sight. */
  readonly onGone: () => void;
}

/**
 * Puts the list under its field, or over it where there is more room. Only the field is measured: a list that is not
 * shown yet costs no layout, and is laid out once, where it belongs.
 * @param around where the field is
 * @param natural about how high the list wants to be, in px
 */
function place(around: Surroundings, { style }: HTMLElement, leastWidth: number, natural: number): void {
  const { field, clientWidth, clientHeight } = around;
  const view = window.visualViewport;
  const top = view?.offsetTop ?? 0;
  const height = view?.height ?? window.innerHeight;
  const below = top + height - field.bottom - GAP - MARGIN;
  const above = field.top - top - GAP - MARGIN;
  const isAbove = below < natural && above > below;
  const least = Math.min(Math.max(field.width, leastWidth), MOST_WIDTH, clientWidth - 2 * MARGIN);
  const left = Math.max(MARGIN, Math.min(field.left, clientWidth - MARGIN - least));

  style.insetInlineStart = `${left}px`;
  style.insetBlockStart = isAbove ? 'auto' : `${field.bottom + GAP}px`;
  style.insetBlockEnd = isAbove ? `${clientHeight - field.top + GAP}px` : 'auto';
  style.minInlineSize = `${least}px`;
  style.maxInlineSize = `${Math.max(least, Math.min(MOST_WIDTH, clientWidth - MARGIN - left))}px`;
  style.maxBlockSize = `${Math.max(isAbove ? above : below, 120)}px`;
}

/**
 * Lifts an element into the browser's top layer and keeps it beside its field. It stays where it is in the document:
 * inside the dialog that holds the field, next in the order of Tab, and cut by no container. Nothing outside of it is
 * blocked or hidden.
 */
export function useFloating({
  anchor,
  measured,
  floating,
  leastWidth,
  natural,
  onPlaced,
  onGone,
}: Floating): void {
  const callbacks = useRef({ onPlaced, onGone });
  useLayoutEffect(() => {
    callbacks.current = { onPlaced, onGone };
  });
  useLayoutEffect(() => {
    const box = floating.current;
    const field = anchor.current;
    if (!box || !field) return undefined;
    const first = measured.current ?? surroundingsOf(field);
    let last = first.field;
    measured.current = null;
    place(first, box, leastWidth ?? LEAST_WIDTH, natural);
    const put = (isNeeded = true): void => {
      const now = field.getBoundingClientRect();
      if (!isNeeded && now.top === last.top && now.left === last.left && now.width === last.width) return;
      last = now;
      place(surroundingsOf(field), box, leastWidth ?? LEAST_WIDTH, natural);
    };
    if (typeof box.showPopover === 'function') box.showPopover();
    callbacks.current.onPlaced();

    // Before the frame is painted: opening may have moved the field itself.
    let frame = requestAnimationFrame(() => put(false));
    const sight =
      typeof IntersectionObserver === 'function'
        ? new IntersectionObserver(([entry]) => {
            if (entry?.isIntersecting === false) callbacks.current.onGone();
          })
        : undefined;
    let isWatched = false;
    const follow = (event: Event): void => {
      // The list's own scrolling moves nothing.
      if (event.target instanceof Node && box.contains(event.target)) return;
      if (!isWatched) sight?.observe(field);
      isWatched = true;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => put());
    };
    const view = window.visualViewport;
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    view?.addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
      view?.removeEventListener('resize', follow);
      sight?.disconnect();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- where it opens it stays, whatever a search leaves of it
  }, [anchor, measured, floating, leastWidth]);
}

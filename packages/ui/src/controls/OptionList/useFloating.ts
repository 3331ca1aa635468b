'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { MARGIN, spanOf } from './span.ts';

/** Between the field and its list, in px. */
const GAP = 4;
/** A list as wide as a short field would cut every label. */
const LEAST_WIDTH = 240;

/** What a list's place depends on. */
export interface Surroundings {
  readonly field: DOMRect;
  /** The page without its scroll bars, in px. */
  readonly clientWidth: number;
  readonly clientHeight: number;
  /** What is seen of it: less under a keyboard on the screen, or zoomed with two fingers, in px. */
  readonly viewTop: number;
  readonly viewHeight: number;
}

/** Read before anything changes: afterwards reading it would lay the page out. */
export function surroundingsOf(field: HTMLElement): Surroundings {
  const { clientWidth, clientHeight } = document.documentElement;
  const view = window.visualViewport;
  return {
    field: field.getBoundingClientRect(),
    clientWidth,
    clientHeight,
    viewTop: view?.offsetTop ?? 0,
    viewHeight: view?.height ?? window.innerHeight,
  };
}

interface Floating {
  readonly isOpen: boolean;
  /** What holds the list, where it was drawn before it opens; null where it stands in the document. */
  readonly aside: HTMLElement | null;
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

/** Less room than this on the side where it opened, in px, and the list changes sides. */
const LEAST_HEIGHT = 120;

/**
 * Puts the list under its field, or over it where there is more room; answers whether it is over it. Where it opened it
 * stays while there is room: what one is about to press beside the field is not suddenly under it. Only the field is
 * measured: a list that is not shown yet costs no layout, and is laid out once, where it belongs.
 * @param around where the field is
 * @param natural about how high the list wants to be, in px
 * @param wasAbove on which side it is; null: it opens
 */
function place(
  around: Surroundings,
  { style }: HTMLElement,
  leastWidth: number,
  natural: number,
  wasAbove: boolean | null,
): boolean {
  const { field, clientWidth, clientHeight, viewTop, viewHeight } = around;
  const below = viewTop + viewHeight - field.bottom - GAP - MARGIN;
  const above = field.top - viewTop - GAP - MARGIN;
  const isRoomy = wasAbove !== null && (wasAbove ? above : below) >= LEAST_HEIGHT;
  const isAbove = isRoomy ? wasAbove : below < natural && above > below;
  const { left, least, most } = spanOf(field, clientWidth, leastWidth);

  style.insetInlineStart = `${left}px`;
  style.insetBlockStart = isAbove ? 'auto' : `${field.bottom + GAP}px`;
  style.insetBlockEnd = isAbove ? `${clientHeight - field.top + GAP}px` : 'auto';
  style.minInlineSize = `${least}px`;
  style.maxInlineSize = `${most}px`;
  style.maxBlockSize = `${Math.max(isAbove ? above : below, LEAST_HEIGHT)}px`;
  return isAbove;
}

/**
 * Lifts an element into the browser's top layer and keeps it beside its field. It stays where it is in the document:
 * inside the dialog that holds the field, next in the order of Tab, and cut by no container. Nothing outside of it is
 * blocked or hidden.
 */
export function useFloating({
  isOpen,
  aside,
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
    if (!isOpen || !box || !field) return undefined;
    // Next in the order of Tab, as if it had been drawn there.
    if (aside) field.after(aside);
    const first = measured.current ?? surroundingsOf(field);
    let last = first.field;
    measured.current = null;
    let isAbove = place(first, box, leastWidth ?? LEAST_WIDTH, natural, null);
    /** Answers whether the field had moved. */
    const put = (isNeeded = true): boolean => {
      const now = field.getBoundingClientRect();
      const hasMoved = now.top !== last.top || now.left !== last.left || now.width !== last.width;
      if (!isNeeded && !hasMoved) return false;
      last = now;
      isAbove = place(surroundingsOf(field), box, leastWidth ?? LEAST_WIDTH, natural, isAbove);
      return hasMoved;
    };
    if (typeof box.showPopover === 'function') {
      // By hand: React would take part in both events of every popover that it has written.
      box.popover = 'manual';
      box.showPopover();
    }
    callbacks.current.onPlaced();

    let late: ReturnType<typeof setTimeout> | undefined;
    // Before the frame is painted: opening may have moved the field itself. What may move it later is watched once the
    // list is seen.
    let frame = requestAnimationFrame(() => {
      if (put(false)) watchSight();
      late = setTimeout(watch);
    });
    let sight: IntersectionObserver | undefined;
    const watchSight = (): void => {
      if (sight || typeof IntersectionObserver !== 'function') return;
      sight = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting === false) callbacks.current.onGone();
      });
      sight.observe(field);
    };
    const follow = (event: Event): void => {
      // The list's own scrolling moves nothing.
      if (event.target instanceof Node && box.contains(event.target)) return;
      watchSight();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => put());
    };
    // What is chosen stands over the field as a chip, and what it brings along as fields: each moves it, and makes
    // something around it higher.
    let shift = 0;
    let shifts: ResizeObserver | undefined;
    const view = window.visualViewport;
    const watch = (): void => {
      // It answers at first as well, and in a frame that is laid out: what moved meanwhile need not be asked for here.
      if (typeof ResizeObserver === 'function')
        shifts = new ResizeObserver(() => {
          cancelAnimationFrame(shift);
          shift = requestAnimationFrame(() => {
            if (put(false)) watchSight();
          });
        });
      else put(false);
      for (let each = field.parentElement; each; each = each.parentElement) shifts?.observe(each);
      window.addEventListener('scroll', follow, { capture: true, passive: true });
      window.addEventListener('resize', follow);
      view?.addEventListener('resize', follow);
    };
    return () => {
      clearTimeout(late);
      cancelAnimationFrame(frame);
      cancelAnimationFrame(shift);
      shifts?.disconnect();
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
      view?.removeEventListener('resize', follow);
      sight?.disconnect();
      aside?.remove();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- where it opens it stays, whatever a search leaves of it
  }, [isOpen, aside, anchor, measured, floating, leastWidth]);
}

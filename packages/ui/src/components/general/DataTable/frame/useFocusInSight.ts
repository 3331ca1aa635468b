'use client';
import { useEffect, type RefObject } from 'react';
import { useEvent } from '../../../../internal/useEvent.ts';
import type { TableLayout } from '../columns/layout.ts';

/** Room for the ring, in px. */
const MARGIN = 8;

/**
 * Brings what gets the focus out from under the sticky columns (WCAG 2.4.11). The browser leaves it there: a place
 * that something sticky covers counts as in sight, whatever `scroll-padding` says.
 */
export function useFocusInSight(
  ref: RefObject<HTMLElement | null>,
  covered: TableLayout<unknown>['covered'],
): void {
  const bring = useEvent((event: FocusEvent) => {
    const scroller = ref.current;
    const target = event.target;
    if (!scroller || !(target instanceof Element)) return;
    const cell = target.closest('td, th');
    // A sticky cell covers and is not covered; a card scrolls with the page.
    if (!cell || !scroller.contains(cell) || getComputedStyle(cell).position === 'sticky') return;
    if (scroller.scrollWidth <= scroller.clientWidth) return;
    const frame = scroller.getBoundingClientRect();
    const whole = cell.getBoundingClientRect();
    // The whole cell, where it fits: a field that finds a fault says so beside itself, and grows with it.
    const fits = whole.width <= frame.width - covered.start - covered.end;
    const place = fits ? whole : target.getBoundingClientRect();
    const past = place.right - (frame.right - covered.end);
    const short = frame.left + covered.start - place.left;
    if (short > 0) scroller.scrollBy({ left: -short - MARGIN });
    else if (past > 0) scroller.scrollBy({ left: past + MARGIN });
  });
  useEffect(() => {
    const element = ref.current;
    element?.addEventListener('focusin', bring);
    return () => element?.removeEventListener('focusin', bring);
  }, [ref, bring]);
}

'use client';
import { useEffect, type RefObject } from 'react';

/**
 * Marks on the scroller itself whether columns lie hidden before (`data-scrolled`) or after (`data-more`), for the
 * edges of the sticky columns. Attributes and not state: a scroll must not render the table.
 */
export function useScrollEdges(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const mark = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      element.toggleAttribute('data-scrolled', scrollLeft > 0);
      element.toggleAttribute('data-more', scrollLeft + clientWidth < scrollWidth - 1);
    };
    // The observer looks first once the layout is done: asking here would force one.
    element.addEventListener('scroll', mark, { passive: true });
    const size = new ResizeObserver(mark);
    size.observe(element);
    if (element.firstElementChild) size.observe(element.firstElementChild);
    return () => {
      element.removeEventListener('scroll', mark);
      size.disconnect();
    };
  }, [ref]);
}

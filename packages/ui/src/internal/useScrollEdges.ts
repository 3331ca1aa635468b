'use client';
import { useEffect, type RefObject } from 'react';

/**
 * Marks on the scroller itself whether something lies hidden before (`data-scrolled`) or after (`data-more`), for what
 * its edges show. Attributes and not state: a scroll must not render what is scrolled.
 * @param isThere whether the scroller is drawn, where it comes later
 */
export function useScrollEdges(ref: RefObject<HTMLElement | null>, isThere = true): void {
  useEffect(() => {
    const element = isThere ? ref.current : null;
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
  }, [ref, isThere]);
}

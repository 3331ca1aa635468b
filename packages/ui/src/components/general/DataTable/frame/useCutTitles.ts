'use client';
import { useEffect, type RefObject } from 'react';

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight + 1;

/** What a cell cuts off is told where one points: asked when one does, so that no row is measured before. */
export function useCutTitles(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    const tell = ({ target }: MouseEvent): void => {
      const text = target instanceof Element ? target.closest<HTMLElement>('[data-text]') : null;
      if (!text) return;
      if (isCut(text)) text.title = text.textContent;
      else text.removeAttribute('title');
    };
    element?.addEventListener('mouseover', tell);
    return () => element?.removeEventListener('mouseover', tell);
  }, [ref]);
}

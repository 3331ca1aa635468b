'use client';
import { useEffect, type RefObject } from 'react';
import { isCut } from './isCut.ts';

/** What a cell cuts off is told where one points or comes by keyboard: asked then, so that no row is measured before. */
export function useCutTitles(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    const tell = ({ target }: MouseEvent): void => {
      const text = target instanceof Element ? target.closest<HTMLElement>('[data-text]') : null;
      if (!text) return;
      if (isCut(text)) text.title = text.textContent;
      else text.removeAttribute('title');
    };
    const tellFocused = ({ target }: FocusEvent): void => {
      const row =
        target instanceof Element && target.matches(':focus-visible') ? target.closest('tbody > tr') : null;
      // Who is writing in the row looks at the field.
      if (!row || (target as Element).matches('input:not([type="checkbox"]), textarea, select')) return;
      void import('./cutNote.ts').then(
        ({ tellCut }) => tellCut(row),
        () => undefined,
      );
    };
    element?.addEventListener('mouseover', tell);
    element?.addEventListener('focusin', tellFocused);
    return () => {
      element?.removeEventListener('mouseover', tell);
      element?.removeEventListener('focusin', tellFocused);
    };
  }, [ref]);
}

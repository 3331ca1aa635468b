'use client';
import { useEffect, type RefObject } from 'react';

/** What a cell cuts off is told where one points or comes by keyboard: asked then, so that no row is measured before. */
export function useCutTitles(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    const tell = ({ type, target }: Event): void =>
      void import('./cutNote.ts').then(
        ({ titleCut, tellCut }) => (type === 'focusin' ? tellCut : titleCut)(target as Element),
        () => undefined,
      );
    element?.addEventListener('mouseover', tell);
    element?.addEventListener('focusin', tell);
    return () => {
      element?.removeEventListener('mouseover', tell);
      element?.removeEventListener('focusin', tell);
    };
  }, [ref]);
}

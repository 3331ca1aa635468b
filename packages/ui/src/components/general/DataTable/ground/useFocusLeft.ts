'use client';
import { useLayoutEffect, type RefObject } from 'react';
import { isFocusNowhere } from '../../../../internal/focusPlaces.ts';

/** Gives the focus to something that takes none by itself, until the focus goes on. */
export function focusOnce(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus();
}

/**
 * When an element goes together with the focus in it, as a 'Tentar novamente' that worked, the focus goes on from
 * `next` instead of from the start of the page.
 * @param element what may go
 * @param next asked after it went, with the root of the table it was in
 */
export function useFocusLeft(
  element: RefObject<HTMLElement | null>,
  next: (root: HTMLElement) => HTMLElement | null = (root) => root.querySelector('table'),
): void {
  useLayoutEffect(() => {
    const here = element.current;
    const root = here?.closest<HTMLElement>('[data-table-root]');
    if (!here || !root) return undefined;
    return () => {
      if (!here.contains(document.activeElement)) return;
      // After what comes in its place is drawn; what took the focus itself keeps it.
      queueMicrotask(() => {
        if (isFocusNowhere()) focusOnce(next(root));
      });
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `next` is asked late: the one of the first render does
  }, [element]);
}

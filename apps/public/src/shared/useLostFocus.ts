import { useEffect } from 'react';

/** The page's heading takes a focus that nothing has. */
export function focusHeading(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
}

/**
 * A screen that took the place of the one that had the focus takes it over, at its heading.
 * @param screen changes with it, where both are drawn by the same component
 */
export function useLostFocus(screen?: string | null): void {
  useEffect(focusHeading, [screen]);
}

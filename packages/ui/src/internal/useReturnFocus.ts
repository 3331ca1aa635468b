import { useEffect, useState } from 'react';
import { isFocusNowhere, pageTitle } from './focusPlaces.ts';

/** The button of the menu that is open, or that is going and has not given the focus back yet. */
let menuTrigger: Element | null = null;

const isInMenu = (element: Element | null): boolean => element?.closest('[role="menu"]') != null;

/** The menu is over once anything outside it has the focus: what opens after that was not opened by it. */
function forgetMenuTrigger({ target }: FocusEvent): void {
  if (target instanceof Element && isInMenu(target)) return;
  menuTrigger = null;
  document.removeEventListener('focusin', forgetMenuTrigger);
}

/** Called as a menu opens, while its button still has the focus. */
export function noteMenuTrigger(): void {
  menuTrigger = document.activeElement;
  document.addEventListener('focusin', forgetMenuTrigger);
}

/**
 * What has the focus; of a menu that is going, or has just gone, the button that opened it. Null: nothing opened the
 * overlay, as when the address asks for it.
 */
function opener(): Element | null {
  const { activeElement } = document;
  if (activeElement !== document.body && !isInMenu(activeElement)) return activeElement;
  return menuTrigger?.isConnected ? menuTrigger : null;
}

/** What moves its one stop of Tab about: where the item that had it is drawn anew, the stop is what is left of it. */
const compositeOf = (element: Element | null): Element | null => element?.closest('[role="grid"]') ?? null;
const stopOf = (composite: Element | null): HTMLElement | null =>
  composite?.querySelector<HTMLElement>('[tabindex="0"]') ?? null;

/**
 * Gives the focus back to what opened an overlay once it is gone and nothing else has it; where nothing opened it, to the
 * page's title. react-aria gives it back too, but only to what had the focus as the overlay was drawn: one whose code
 * comes late after a menu's item is drawn while the item is on its way out, and the focus would be nowhere.
 */
export function useReturnFocus(): void {
  const [from] = useState(opener);
  const [composite] = useState(() => compositeOf(from));
  useEffect(
    () => () => {
      // After react-aria's own, which waits a frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (!isFocusNowhere()) return;
          if (from === null) pageTitle()?.focus({ preventScroll: true });
          else if (!from.isConnected) stopOf(composite)?.focus();
          else if (from instanceof HTMLElement) from.focus();
        }),
      );
    },
    [from, composite],
  );
}

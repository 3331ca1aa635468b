import { useEffect, useState } from 'react';

/** The button of the menu that was opened last. */
let menuTrigger: Element | null = null;

/** Called as a menu opens, while its button still has the focus. */
export function noteMenuTrigger(): void {
  menuTrigger = document.activeElement;
}

/** What has the focus; of a menu that is going, or has just gone, the button that opened it. */
function opener(): Element | null {
  const { activeElement } = document;
  const isBetween = activeElement === document.body || activeElement?.closest('[role="menu"]');
  return isBetween ? menuTrigger : activeElement;
}

/**
 * Gives the focus back to what opened an overlay once it is gone and nothing else has it. react-aria does so too, but
 * only to what had the focus as the overlay was drawn: one whose code comes late after a menu's item is drawn while
 * the item is on its way out, and the focus would be nowhere.
 */
export function useReturnFocus(): void {
  const [from] = useState(opener);
  useEffect(
    () => () => {
      // After react-aria's own, which waits a frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const { activeElement } = document;
          const isNowhere = activeElement === document.body || activeElement === null;
          if (isNowhere && from instanceof HTMLElement && from.isConnected) from.focus();
        }),
      );
    },
    [from],
  );
}

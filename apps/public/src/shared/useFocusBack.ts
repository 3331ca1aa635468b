import { useEffect, useRef, type RefObject } from 'react';
import { focusHeading } from './useLostFocus.ts';

/**
 * The buttons of a sheet are gone once one of them has opened a dialog: the focus goes back to what opened the sheet;
 * to the page's heading where that is gone too, once it was answered.
 * @param screen changes with what is on the page
 * @param opener the page's own button
 */
export function useFocusBack(isOpen: boolean, screen: string, opener: RefObject<Element | null>): void {
  const wasOpened = useRef(false);
  useEffect(() => {
    wasOpened.current ||= isOpen;
    if (isOpen || !wasOpened.current) return undefined;
    // The dialog gives the focus back in the frame after it has gone.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const { activeElement } = document;
        const from = opener.current;
        if (activeElement === document.body && from instanceof HTMLElement && from.isConnected) from.focus();
        else focusHeading();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, screen, opener]);
}

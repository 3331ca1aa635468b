import { useEffect, useRef } from 'react';
import { focusHeading } from './useLostFocus.ts';

/**
 * What opened a dialog is gone once it was answered, as are the buttons of the sheet before it: the focus that went with
 * them goes to the page's heading.
 * @param screen changes with what is on the page
 */
export function useFocusBack(isOpen: boolean, screen: string): void {
  const wasOpened = useRef(false);
  useEffect(() => {
    wasOpened.current ||= isOpen;
    if (isOpen || !wasOpened.current) return undefined;
    // The dialog gives the focus back in the frame after it has gone.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(focusHeading);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, screen]);
}

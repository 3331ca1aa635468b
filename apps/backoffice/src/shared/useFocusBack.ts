import { useEffect, useRef } from 'react';

/**
 * The button that did a step, or opened its dialog, is often gone after the step, with the dialog or once the record is
 * read again: the focus that went with it goes to the page's heading.
 */
export function useFocusBack(isOpen: boolean, version: number | string | undefined): void {
  const wasOpened = useRef(false);
  useEffect(() => {
    if (isOpen) wasOpened.current = true;
    if (isOpen || !wasOpened.current) return undefined;
    // The dialog gives the focus back in the frame after it has gone.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, version]);
}

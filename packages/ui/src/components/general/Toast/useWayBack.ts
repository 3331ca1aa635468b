'use client';

import { useEffect, type RefObject } from 'react';

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * From the toasts back to where one was: Esc; and F6 where that is a dialog, from which no other landmark is in reach.
 * Neither closes the dialog.
 */
export function useWayBack(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let from: HTMLElement | null = null;
    const isInside = (node: EventTarget | null): boolean =>
      node instanceof Node && region.current?.contains(node) === true;
    const onFocusIn = ({ target, relatedTarget }: FocusEvent): void => {
      if (isInside(target) && !isInside(relatedTarget))
        from = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!from?.isConnected || !isInside(document.activeElement)) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key !== 'Escape' && !(event.key === 'F6' && from.closest(DIALOG))) return;
      event.preventDefault();
      event.stopPropagation();
      from.focus();
    };
    document.addEventListener('focusin', onFocusIn);
    // Before react-aria's landmarks, which listen at the document.
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [region]);
}

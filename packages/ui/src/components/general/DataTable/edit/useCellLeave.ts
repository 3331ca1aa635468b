'use client';
import { useEffect, useRef } from 'react';

/** Where the focus is among the cells of a row: in one of them, in the row's buttons, or elsewhere. */
type Place = { readonly cell: string | null } | null;

/**
 * Says that the focus left a cell, and which cell it is in now (null: none of them). A list or calendar of a cell's
 * field belongs to the cell wherever it is drawn, since React hands its events on; what one may press in the row's
 * buttons is decided there.
 */
export function useCellLeave(onLeave: (but: string | null) => void) {
  const place = useRef<Place>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** The handlers of a cell by its column, or with null those of the row's buttons. */
  return (cell: string | null) => ({
    onFocus: () => {
      place.current = { cell };
    },
    onBlur: () => {
      place.current = null;
      clearTimeout(timer.current);
      // After the focus is where it goes, and after the field has said what was typed.
      timer.current = setTimeout(() => {
        // Another window has it: it comes back to where it was.
        const isInButtons = place.current !== null && place.current.cell === null;
        if (document.hasFocus() && !isInButtons) onLeave(place.current?.cell ?? null);
      });
    },
  });
}

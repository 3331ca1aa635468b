'use client';

import { useEffect, useRef, type RefObject } from 'react';

/**
 * Calls back when the form around the field is reset and nobody prevents it: a control that keeps its value itself
 * goes back to the first one, as the browser's own do.
 * @param field the control, or anything around it inside of the form
 */
export function useFormReset(field: RefObject<Element | null>, onReset: () => void): void {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    // On the document, after the owner's own handlers: by then it is known whether one prevents it.
    const onDocument = (event: Event): void => {
      if (!event.defaultPrevented && field.current?.closest('form') === event.target) latest.current();
    };
    document.addEventListener('reset', onDocument);
    return () => document.removeEventListener('reset', onDocument);
  }, [field]);
}

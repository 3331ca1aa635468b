'use client';

import { useEffect, type RefObject } from 'react';
import { useEvent } from './useEvent.ts';

/**
 * Calls back when the form around the field is reset and nobody prevents it: a control that keeps its value itself
 * goes back to the first one, as the browser's own do.
 * @param field the control, or anything around it inside of the form
 */
export function useFormReset(field: RefObject<Element | null>, onReset: () => void): void {
  const tell = useEvent(onReset);
  useEffect(() => {
    // On the document, after the owner's own handlers: by then it is known whether one prevents it.
    const onDocument = (event: Event): void => {
      if (!event.defaultPrevented && field.current?.closest('form') === event.target) tell();
    };
    document.addEventListener('reset', onDocument);
    return () => document.removeEventListener('reset', onDocument);
  }, [field, tell]);
}

'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** What {@link useFirstFault} gives. */
export interface FirstFault {
  /** What the fields and the words about them lie in. */
  readonly within: RefObject<HTMLDivElement | null>;
  /** Leads to what is wrong, once it is drawn. */
  readonly show: () => void;
}

/** Where one looks after a refusal: the first field that is wrong takes the focus; words of no field come into view. */
export function useFirstFault(): FirstFault {
  const within = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const found = within.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
    found?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: 'center' });
  }, [refusals]);
  return { within, show: () => setRefusals((count) => count + 1) };
}

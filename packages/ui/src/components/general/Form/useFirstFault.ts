'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { controlOf } from '../../../internal/controlOf.ts';

/** A group of several controls may not be `aria-invalid`: its frame says so in its own way. */
const FAULT = '[aria-invalid="true"], [data-fault], [role="alert"]';

/** O que {@link useFirstFault} devolve. */
export interface FirstFault {
  /** Onde ficam os campos e as palavras sobre eles. */
  readonly within: RefObject<HTMLDivElement | null>;
  /** Leva ao que está errado, depois de desenhado. */
  readonly show: () => void;
}

/**
 * Para onde se olha depois de uma recusa: o primeiro campo errado recebe o foco; palavras que não são de
 * nenhum campo vêm à vista.
 */
export function useFirstFault(): FirstFault {
  const within = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const found = within.current?.querySelector<HTMLElement>(FAULT);
    // A group is not focused itself: Tab has a place in it, or one of its controls is what is wrong.
    const place = found?.matches('[role="radiogroup"]')
      ? found.querySelector<HTMLElement>('[tabindex="0"]')
      : found?.matches('[role="group"]')
        ? (found.querySelector<HTMLElement>('[aria-invalid="true"]') ?? controlOf(found))
        : null;
    (place ?? found)?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: 'center' });
  }, [refusals]);
  return { within, show: () => setRefusals((count) => count + 1) };
}

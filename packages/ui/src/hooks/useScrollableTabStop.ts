'use client';
import { useEffect, useState, type RefObject } from 'react';

/**
 * True while the element scrolls and holds nothing that can take focus: then it has to be a tab stop itself,
 * or a keyboard cannot scroll it (WCAG 2.1.1).
 */
export function useScrollableTabStop(ref: RefObject<HTMLElement | null>): boolean {
  const [needed, setNeeded] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => {
      const hasStop = element.querySelector(
        'a[href], :is(button, input, select, textarea):not([disabled]), [tabindex="0"]',
      );
      const scrolls = (): boolean =>
        element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
      setNeeded(!hasStop && scrolls());
    };
    // It answers as it begins, once the page is laid out: asked for here, the page would be laid out for this alone.
    const size = new ResizeObserver(measure);
    size.observe(element);
    const content = new MutationObserver(measure);
    content.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      size.disconnect();
      content.disconnect();
    };
  }, [ref]);

  return needed;
}

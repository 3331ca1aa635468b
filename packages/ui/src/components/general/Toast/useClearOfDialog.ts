'use client';
import { useLayoutEffect, type RefObject } from 'react';

/** Between the toasts and what they stand above, in px. */
const GAP = 12;

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Keeps the toasts off the head of the dialog in front, where its title and its X are: where they would lie over it, as on
 * a phone's whole screen, they stand above the dialog's actions instead. Looked at again with each dialog that comes or
 * goes while they are there, and with each change of size.
 * @param count how many toasts are seen
 */
export function useClearOfDialog(region: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const shown = region.current;
    if (!shown || count === 0) return undefined;
    let front: Element | undefined;
    const sizes = new ResizeObserver(() => place());
    function place(): void {
      if (!shown) return;
      const head = [...document.querySelectorAll('[data-dialog-head]')].at(-1);
      const foot = head?.parentElement?.querySelector('[data-dialog-foot]');
      if (head !== front) {
        front = head;
        sizes.disconnect();
        for (const each of [shown, head, foot]) if (each) sizes.observe(each);
      }
      // Where it would be by itself.
      shown.style.insetBlock = '';
      if (!head || !meet(shown.getBoundingClientRect(), head.getBoundingClientRect())) return;
      const above = foot ? window.innerHeight - foot.getBoundingClientRect().top : 0;
      shown.style.insetBlock = `auto ${above + GAP}px`;
    }
    sizes.observe(shown);
    place();
    const comings = new MutationObserver(place);
    // A dialog is put beside the region, at the end of the page.
    if (shown.parentElement) comings.observe(shown.parentElement, { childList: true });
    window.addEventListener('resize', place);
    return () => {
      sizes.disconnect();
      comings.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [region, count]);
}

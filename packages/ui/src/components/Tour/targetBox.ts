'use client';
import { useEffect, useRef } from 'react';

/** Where something is in the window, in px. */
export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Where an element is now. */
export function boxOf(element: Element): Box {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
}

/** Whether nothing has moved. */
export const sameBox = (a: Box | null, b: Box | null): boolean =>
  a?.top === b?.top && a?.left === b?.left && a?.width === b?.width && a?.height === b?.height;

const isThere = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0;

/** Room that a step needs above or below its target, in px. */
const ROOM = 220;

/**
 * What a step stands at: its target, or, where the target leaves no room above and below, a line in the middle of what
 * is seen of it. At the sides (`start`, `end`) there may be room beside the highest target.
 */
export function anchorOf(box: Box, placement: string, viewport: { width: number; height: number }): Box {
  const [above, below] = [box.top, viewport.height - box.top - box.height];
  const beside =
    placement === 'end' ? viewport.width - box.left - box.width : placement === 'start' ? box.left : 0;
  if (Math.max(above, below) >= ROOM || beside >= ROOM * 2) return box;
  const top = Math.max(0, box.top);
  const bottom = Math.min(viewport.height, box.top + box.height);
  const left = Math.max(0, box.left);
  const right = Math.min(viewport.width, box.left + box.width);
  return { top: top + (bottom - top) / 4, left, width: Math.max(0, right - left), height: 0 };
}

/**
 * Tells where an element is whenever the window, what scrolls, or the page round it may have moved it; null when it has
 * gone.
 */
export function useFollowed(element: Element | null, onMove: (box: Box | null) => void): void {
  const tell = useRef(onMove);
  useEffect(() => {
    tell.current = onMove;
  });
  useEffect(() => {
    if (!element) return undefined;
    let frame = 0;
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => tell.current(isThere(element) ? boxOf(element) : null));
    };
    soon();
    const observer = new ResizeObserver(soon);
    observer.observe(element);
    observer.observe(document.body);
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', soon);
    window.addEventListener('scroll', soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      changes.disconnect();
      window.removeEventListener('resize', soon);
      window.removeEventListener('scroll', soon, { capture: true });
    };
  }, [element]);
}

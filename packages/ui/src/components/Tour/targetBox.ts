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

/** Tells where an element is whenever the window, or what scrolls, may have moved it. */
export function useFollowed(element: Element | null, onMove: (box: Box) => void): void {
  const tell = useRef(onMove);
  useEffect(() => {
    tell.current = onMove;
  });
  useEffect(() => {
    if (!element) return undefined;
    let frame = 0;
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => tell.current(boxOf(element)));
    };
    soon();
    const observer = new ResizeObserver(soon);
    observer.observe(element);
    window.addEventListener('resize', soon);
    window.addEventListener('scroll', soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('resize', soon);
      window.removeEventListener('scroll', soon, { capture: true });
    };
  }, [element]);
}

'use client';
import { useEffect } from 'react';
import { useEvent } from '../../../internal/useEvent.ts';

/** Where something is in the window, in px. */
export interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
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

/** A step at its widest, its distance from the target and from the window's edge, in px. */
const WIDTH = 360 + 12 + 12;

/** Where a step stands: beside its target only where one of the sides has room for it, and below on a phone. */
export function placementIn<P extends string>(placement: P, box: Box | null, width: number): P | 'bottom' {
  if (box === null || (placement !== 'start' && placement !== 'end')) return placement;
  return Math.max(box.left, width - box.left - box.width) >= WIDTH ? placement : 'bottom';
}

/**
 * Tells where an element is, frame by frame: nothing else tells of a page that shifts round it, of a font that arrives
 * or of a bar that slides in. One measure a frame, and only while a tour is open. Null when the element has gone.
 */
export function useFollowed(element: Element | null, onLook: (box: Box | null) => void): void {
  const tell = useEvent(onLook);
  useEffect(() => {
    if (!element) return undefined;
    let frame = 0;
    const look = (): void => {
      tell(isThere(element) ? boxOf(element) : null);
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [element, tell]);
}

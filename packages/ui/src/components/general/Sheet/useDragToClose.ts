'use client';
import { useRef, useState, type PointerEvent } from 'react';
import { closesOnRelease, dragOffset, type DragPoint } from './Sheet.logic.ts';

/** What the handle carries, and how far the sheet is pulled down, in px; null while nobody holds it. */
export interface DragToClose {
  readonly offset: number | null;
  readonly handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: () => void;
  };
}

const pointOf = (event: PointerEvent): DragPoint => ({ y: event.clientY, at: event.timeStamp });

/** Pulls a sheet down by its handle. Esc and the X do the same for who does not drag. */
export function useDragToClose(close: () => void): DragToClose {
  const [offset, setOffset] = useState<number | null>(null);
  const start = useRef<DragPoint | null>(null);
  const before = useRef<DragPoint | null>(null);
  const end = (): void => {
    start.current = null;
    setOffset(null);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = pointOf(event);
        before.current = start.current;
        setOffset(0);
      },
      onPointerMove: (event) => {
        if (!start.current) return;
        const now = pointOf(event);
        setOffset(dragOffset(start.current, now));
        before.current = now;
      },
      onPointerUp: (event) => {
        if (!start.current || !before.current) return;
        const height = event.currentTarget.parentElement?.offsetHeight ?? 0;
        const isClosing = closesOnRelease(start.current, before.current, pointOf(event), height);
        end();
        if (isClosing) close();
      },
      onPointerCancel: end,
    },
  };
}

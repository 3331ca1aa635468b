'use client';

import { startTransition, useRef, useState, type PointerEvent } from 'react';
import { inQuiet } from '../../internal/inQuiet.ts';

/** For the element that holds the field. */
export interface Nearness {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
}

interface Ahead {
  /** The list is drawn, though it is not open. */
  readonly isAhead: boolean;
  readonly nearness: Nearness;
  /** It opens, or it is not wanted any more: what was not begun is left. */
  readonly drop: () => void;
  /** It is closed, and may be wanted again as long as the pointer stays. */
  readonly settle: () => void;
}

/**
 * Draws a list beside the document as soon as the pointer rests on its field: of the press that opens it only its
 * place is left to do, and a hand takes longer from reaching a field to pressing it than a list takes to be drawn. A finger
 * comes with its press, and where the browser does not know its quiet moments nothing is drawn ahead.
 */
export function useAhead(isLocked: boolean): Ahead {
  const [isAhead, setAhead] = useState(false);
  const giveUp = useRef<(() => void) | null>(null);
  const isOver = useRef(false);
  const drop = (): void => {
    giveUp.current?.();
    giveUp.current = null;
  };
  const prepare = (): void => {
    if (isLocked || giveUp.current || typeof requestIdleCallback !== 'function') return;
    giveUp.current = inQuiet(() => {
      giveUp.current = null;
      startTransition(() => setAhead(true));
    });
  };
  return {
    isAhead,
    nearness: {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType === 'touch') return;
        isOver.current = true;
        prepare();
      },
      onPointerLeave: () => {
        isOver.current = false;
        drop();
        setAhead(false);
      },
    },
    drop,
    settle: () => {
      setAhead(false);
      if (isOver.current) prepare();
    },
  };
}

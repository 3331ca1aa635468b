'use client';

import { startTransition, useRef, useState } from 'react';
import { inQuiet } from './inQuiet.ts';

/** For what is pressed to open, or what holds it. */
export interface Nearness {
  readonly onPointerEnter: (event: { readonly pointerType: string }) => void;
  readonly onPointerLeave: () => void;
}

interface Ahead {
  /** It is drawn, though it is not open. */
  readonly isAhead: boolean;
  readonly nearness: Nearness;
  /** It opens: what was not begun is left, and what is drawn is kept by being open. */
  readonly drop: () => void;
  /** It is closed, and may be wanted again as long as the pointer stays. */
  readonly settle: () => void;
}

/**
 * Has a list or a menu drawn beside the document as soon as the pointer rests on what opens it: of the press only its
 * place is left to do, and a hand takes longer from reaching a thing to pressing it than a list takes to be drawn. A finger
 * comes with its press, and where the browser does not know its quiet moments nothing is drawn ahead.
 */
export function useAhead(isLocked: boolean): Ahead {
  const [isAhead, setAhead] = useState(false);
  const giveUp = useRef<(() => void) | null>(null);
  const isOver = useRef(false);
  const drop = (): void => {
    giveUp.current?.();
    giveUp.current = null;
    setAhead(false);
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
      },
    },
    drop,
    settle: () => {
      // The pointer may have come to it while it was open.
      setAhead(false);
      if (isOver.current) prepare();
    },
  };
}

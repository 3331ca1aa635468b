'use client';

import { useEffect, useState } from 'react';
import { inQuiet } from '../../internal/inQuiet.ts';
import type { Rows } from './rows.ts';
import { inView, lineAt } from './window.ts';

interface LinesInView {
  /** Places, within a group of a long list, of the options to draw. */
  readonly of: (group: number) => readonly number[];
  /** The list is scrolled so far, in px. */
  readonly scrollTo: (px: number) => void;
  /** The pointer is in the list: from now on somebody may scroll it. */
  readonly touch: () => void;
}

/** Which lines of a long list are in the document as it scrolls. */
export function useLinesInView<T>(rows: Rows<T>, active: number): LinesInView {
  // In whole lines: other lines are drawn only when one has gone.
  const [top, setTop] = useState(0);
  // Until the pointer or a key is in the list nobody scrolls it, and opening draws no line that is not seen.
  const [isTouched, setTouched] = useState(false);
  const isAtRest = !isTouched && top === 0 && active < 0;
  // Lines of a group that went out of sight are taken out in a quiet moment, not in the frame that shows others.
  const [before, setBefore] = useState(top);
  useEffect(() => (before === top ? undefined : inQuiet(() => setBefore(top))), [before, top]);
  return {
    of: (group) => {
      const drawn = inView(rows, group, top, active, isAtRest);
      return drawn.length > 0 ? drawn : inView(rows, group, before, -1, before === 0);
    },
    scrollTo: (px) => setTop(lineAt(rows, px)),
    touch: () => setTouched(true),
  };
}

'use client';
import { useEffect, useRef } from 'react';

/**
 * Arrow keys choose in a radio group. Radix chooses only while the key is still down when the focus has moved, so that
 * a short tap (or a switch device) moves the focus without choosing; this chooses on the focus that an arrow caused,
 * and keeps the two from reporting the same choice twice.
 */
export function useArrowChoice<V>(chosen: V | null | undefined, choose: (value: V) => void) {
  const last = useRef(chosen);
  const isArrow = useRef(false);
  useEffect(() => {
    last.current = chosen;
  }, [chosen]);

  const chooseOnce = (value: V): void => {
    if (last.current === value) return;
    last.current = value;
    choose(value);
  };
  return {
    chooseOnce,
    onKeyDownCapture: (event: { key: string }): void => {
      isArrow.current = event.key.startsWith('Arrow');
    },
    onItemFocus: (value: V): void => {
      if (isArrow.current) chooseOnce(value);
      isArrow.current = false;
    },
  };
}

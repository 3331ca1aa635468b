import { useEffect, useState } from 'react';

/** Between the pointer's way down and its way up: what moves on the page now moves away from under it. */
let isUnderWay = false;
let isListening = false;
const waiting = new Set<() => void>();

function begin({ button }: MouseEvent): void {
  if (button === 0) isUnderWay = true;
}

/** What waited comes after the click that belongs to this way up. */
function end(): void {
  isUnderWay = false;
  if (waiting.size > 0) setTimeout(tell);
}

function tell(): void {
  for (const each of waiting) each();
  waiting.clear();
}

/** A finger's press takes the focus only with the mouse events that follow it; a drag or a list of the system takes the way up. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  for (const name of ['pointerdown', 'mousedown'] as const) document.addEventListener(name, begin, true);
  for (const name of ['pointerup', 'mouseup', 'pointercancel', 'keydown'] as const)
    document.addEventListener(name, end, true);
  window.addEventListener('blur', end);
}

/**
 * Whether what is wrong is shown yet. A press takes the focus from a field before it is let go: an error that came then
 * would push what is pressed away, and the press would miss it.
 */
export function useSteadyError(isWrong: boolean): boolean {
  const [isShown, setShown] = useState(isWrong);
  if (isWrong !== isShown && !(isWrong && isUnderWay)) setShown(isWrong);
  useEffect(listen, []);
  useEffect(() => {
    if (!isWrong || isShown) return undefined;
    const show = () => setShown(true);
    waiting.add(show);
    return () => void waiting.delete(show);
  }, [isWrong, isShown]);
  return isWrong && isShown;
}

import type { ReactNode, RefObject } from 'react';

/** What a step speaks of: a selector, a ref, or a function that finds it. */
export type TourTarget = string | RefObject<Element | null> | (() => Element | null);

/** One stop of a tour. */
export interface TourStep {
  /** Unique in its tour. */
  readonly id: string;
  /** Absent: the step stands in the middle of the screen, and is never skipped. */
  readonly target?: TourTarget;
  /** The heading of the step. */
  readonly title: string;
  /** What the step tells. */
  readonly content: ReactNode;
  /** Where it stands at its target. @default 'bottom' */
  readonly placement?: 'top' | 'bottom' | 'start' | 'end';
}

/** How a tour ended: to its last step, left on the way, or with nothing to show. */
export type TourEnd = 'done' | 'left' | 'empty';

/** The steps of a tour by its name; an unknown name gives none (doc3 §2.11). */
export function stepsOf(
  tours: Readonly<Record<string, readonly TourStep[]>>,
  name: string,
): readonly TourStep[] {
  return Object.hasOwn(tours, name) ? (tours[name] ?? []) : [];
}

/** Whether there is something to point at: it is in the document and takes room. */
const isShown = (element: Element | null | undefined): element is Element =>
  element !== null && element !== undefined && element.isConnected && element.getClientRects().length > 0;

/** The element of a step, or null when it is not there, or hidden. A selector that is none finds nothing. */
export function findTarget(target: TourTarget): Element | null {
  if (typeof target === 'function') {
    const found = target();
    return isShown(found) ? found : null;
  }
  if (typeof target === 'object') return isShown(target.current) ? target.current : null;
  try {
    return [...document.querySelectorAll(target)].find(isShown) ?? null;
  } catch {
    // Not a selector: as missing as an element that is not there.
    return null;
  }
}

/** The next step that can be shown, from one to the other side; null at the end. */
export function nextStep(canShow: readonly boolean[], from: number, direction: 1 | -1): number | null {
  for (let index = from + direction; index >= 0 && index < canShow.length; index += direction)
    if (canShow[index]) return index;
  return null;
}

/** Where a step stands among those that can be shown, 1 first, and how many these are. */
export function placeOf(canShow: readonly boolean[], index: number): { at: number; total: number } {
  const shown = canShow.flatMap((can, each) => (can || each === index ? [each] : []));
  return { at: shown.indexOf(index) + 1, total: shown.length };
}

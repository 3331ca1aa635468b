import { useSyncExternalStore } from 'react';

interface Spare {
  readonly id: string;
  /** Px, the least of it. */
  readonly width: number;
  readonly isSpare: boolean;
}

/** Which columns leave where not all of them fit: spare ones, each that has no place after the others and those before it. */
export function spareLeft(columns: readonly Spare[], room: number): ReadonlySet<string> {
  let taken = columns.reduce((sum, { width, isSpare }) => (isSpare ? sum : sum + width), 0);
  const left = new Set<string>();
  for (const { id, width, isSpare } of columns) {
    if (!isSpare) continue;
    if (taken + width > room) left.add(id);
    else taken += width;
  }
  return left;
}

/** Widths of windows, in px, from which on a list's table has how much: the navigation and the page's edges take the rest. */
const STEPS: readonly (readonly [window: number, table: number])[] = [
  // Rows are cards.
  [0, Infinity],
  [768, 652],
  [1024, 908],
  [1280, 988],
  [1366, 1074],
  [1440, 1148],
  [1600, 1308],
  [1920, 1628],
];

/** How much room, in px, the table of a list has in a window. */
export const roomIn = (width: number): number => STEPS.findLast(([from]) => from <= width)?.[1] ?? Infinity;

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** Px that a list's table has: in steps, so that a window being dragged does not arrange columns anew at every pixel. */
export const useListRoom = (): number => useSyncExternalStore(subscribe, () => roomIn(window.innerWidth));

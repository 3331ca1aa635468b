'use client';
import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { indexForKey } from './roving.logic.ts';

interface RovingOptions<K> {
  /** What there is to choose from, in the order in which the radios stand in the group. */
  readonly keys: readonly K[];
  readonly chosen: K | null | undefined;
  /** Where Tab comes in while nothing is chosen. @default the first */
  readonly entry?: K | undefined;
  /** How many stand in a row now: up and down go from row to row. @default 1 */
  readonly columns?: (group: HTMLElement) => number;
  /** From the last one on to the first, and back. @default false: it stops there, so that the ends can be felt */
  readonly wraps?: boolean;
  /** An arrow went there. Without it the arrows only move, and Space chooses. */
  readonly onMove?: (key: K) => void;
}

interface Roving<K> {
  readonly group: RefObject<HTMLDivElement | null>;
  /** The one that Tab reaches: always one that is there. */
  readonly tabStop: K | undefined;
  /** The one with the focus. */
  readonly focused: K | null;
  readonly setFocused: (key: K) => void;
  /** For the group itself. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  /** True when the focus has left the group. */
  readonly onBlur: (event: FocusEvent) => boolean;
}

/** The group's own radios, and not those of what may stand under one of them. */
const radiosOf = (group: HTMLElement | null): HTMLElement[] =>
  [...(group?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])].filter(
    (radio) => radio.closest('[role="radiogroup"]') === group,
  );

const placeOf = (radios: readonly HTMLElement[], target: EventTarget): number =>
  radios.findIndex((radio) => target instanceof Node && radio.contains(target));

/**
 * One stop of Tab in a group of radios that are drawn by hand, and the arrows that go about in it (ARIA's radio group).
 * With Alt, Ctrl, Shift or ⌘ a key is the browser's or the screen reader's, as for radix and react-aria.
 */
export function useRovingChoice<K>(options: RovingOptions<K>): Roving<K> {
  const { keys, chosen, entry, columns, wraps = false, onMove } = options;
  const group = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<K | null>(null);
  const tabStop = [focused, chosen, entry].find((key) => key != null && keys.includes(key)) ?? keys[0];

  return {
    group,
    tabStop,
    focused,
    setFocused,
    onKeyDown: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !group.current) return;
      const radios = radiosOf(group.current);
      // On what stands under a radio the arrows do what they do there.
      const from = placeOf(radios, event.target);
      if (from < 0) return;
      const to = indexForKey(from, radios.length, event.key, columns?.(group.current), wraps);
      const key = to === null ? undefined : keys[to];
      if (to === null || key === undefined) return;
      event.preventDefault();
      radios[to]?.focus();
      onMove?.(key);
    },
    onFocus: ({ target }) => {
      const key = keys[placeOf(radiosOf(group.current), target)];
      if (key !== undefined) setFocused(key);
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (currentTarget.contains(relatedTarget)) return false;
      setFocused(null);
      return true;
    },
  };
}

'use client';
import { useLayoutEffect, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** Where a key goes from a row, or null when the key is not ours. */
export function rowAfterKey(key: string, isWithControl: boolean, at: number, count: number): number | null {
  if (isWithControl) return key === 'Home' ? 0 : key === 'End' ? count - 1 : null;
  const step = STEPS[key];
  return step === undefined || at < 0 ? null : Math.min(count - 1, Math.max(0, at + step));
}

interface RowFocus {
  /** The row that holds the focus; it stays in the document. */
  readonly held: string | null;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const rowOf = (element: EventTarget): HTMLElement | null =>
  element instanceof Element ? element.closest<HTMLElement>('tr[data-row]') : null;

/**
 * On a row's expander or box, the arrows go to the same one of the next row, Page keys ten rows, Ctrl+Home and Ctrl+End
 * to the ends: also where that row is not in the document yet.
 */
export function useRowFocus(body: RefObject<HTMLElement | null>, ids: () => readonly string[]): RowFocus {
  const [held, setHeld] = useState<string | null>(null);
  const [goal, setGoal] = useState<{ id: string; control: string } | null>(null);

  useLayoutEffect(() => {
    if (!goal) return;
    const { id, control } = goal;
    body.current
      ?.querySelector<HTMLElement>(
        `tr[data-row="${CSS.escape(id)}"] > [data-control="${control}"] :is(button, input)`,
      )
      ?.focus();
  }, [goal, body]);

  return {
    held,
    onFocus: (event) => setHeld(rowOf(event.target)?.dataset['row'] ?? null),
    onBlur: (event) => {
      if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget)) {
        setHeld(null);
      }
    },
    onKeyDown: (event) => {
      if (event.altKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      const cell =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-control]') : null;
      const control = cell?.dataset['control'];
      const id = cell && rowOf(cell)?.dataset['row'];
      if (control === undefined || id === undefined || id === null) return;
      if (STEPS[event.key] === undefined && event.key !== 'Home' && event.key !== 'End') return;
      const all = ids();
      const next = rowAfterKey(event.key, event.ctrlKey, all.indexOf(id), all.length);
      const target = next === null ? undefined : all[next];
      if (target === undefined) return;
      event.preventDefault();
      setHeld(target);
      setGoal({ id: target, control });
    },
  };
}

'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { isFocusNowhere } from '../../../../internal/focusPlaces.ts';
import { focusOnce } from '../ground/useFocusLeft.ts';

const FOCUSABLE = 'button:not([disabled]), a[href], input:not([disabled]), [tabindex="0"]';
/** Frames that a closing dialog may take to let go of the focus. */
const PATIENCE = 60;

/**
 * A row that leaves with the focus in it, or in what was opened from it, hands it to the row that takes its place, in
 * the same column, or where it was the only one to the table, which says that it is empty; otherwise it would fall to the
 * page.
 */
export function useFocusNextRow(table: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const last = useRef<{ id: string; cell: number } | null>(null);
  const before = useRef(ids);

  useEffect(() => {
    const element = table.current;
    const remember = ({ target }: FocusEvent): void => {
      const cell = target instanceof Element ? target.closest('td, th') : null;
      const row = cell?.closest<HTMLElement>('tr[data-row]');
      last.current =
        cell && row ? { id: row.dataset['row'] ?? '', cell: [...row.children].indexOf(cell) } : null;
    };
    // Pressed elsewhere: nothing was opened from the row, and its going is nobody's loss.
    const leave = (event: FocusEvent): void => {
      const { target, relatedTarget } = event;
      if (relatedTarget === null && target instanceof Element && document.hasFocus()) {
        requestAnimationFrame(() => {
          if (target.isConnected && isFocusNowhere()) last.current = null;
        });
      }
    };
    element?.addEventListener('focusin', remember);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusin', remember);
      element?.removeEventListener('focusout', leave);
    };
  }, [table]);

  useEffect(() => {
    const previous = before.current;
    before.current = ids;
    const lost = last.current;
    if (previous === ids || !lost || ids.includes(lost.id)) return;
    const place = previous.indexOf(lost.id);
    if (place < 0) return;
    const next = previous.slice(place + 1).find((id) => ids.includes(id)) ?? ids.at(-1);
    let patience = PATIENCE;
    const hand = (): void => {
      if (isFocusNowhere()) {
        if (next === undefined) return focusOnce(table.current);
        const row = table.current?.querySelector(`tr[data-row="${CSS.escape(next)}"]`);
        const target = row?.children[lost.cell]?.querySelector<HTMLElement>(FOCUSABLE);
        (target ?? row?.querySelector<HTMLElement>(FOCUSABLE))?.focus();
      } else if (document.activeElement?.closest('[role="dialog"]') && (patience -= 1) > 0) {
        requestAnimationFrame(hand);
      }
    };
    requestAnimationFrame(hand);
  }, [ids, table]);
}

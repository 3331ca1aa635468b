'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** What does something of its own when it is pressed. */
const OWN = 'a, button, input, select, textarea, label, [role="button"], [data-field]';

/**
 * A press on a cell opens its row, as the row's 'Editar' does. Holds the cell in which the focus begins.
 * Whoever selects text to copy it opens nothing.
 */
export function useCellPress(root: RefObject<HTMLElement | null>, isOn: boolean): RefObject<Element | null> {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const table = root.current;
    if (!isOn || !table) return undefined;
    const press = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || target.closest(OWN) || document.getSelection()?.toString()) return;
      const cell = target.closest('tr[data-row]:not([data-editing]) > td[data-label]');
      pressed.current = cell;
      cell?.closest('tr')?.querySelector<HTMLElement>('[data-start]')?.click();
    };
    table.addEventListener('click', press);
    return () => table.removeEventListener('click', press);
  }, [root, isOn]);
  return pressed;
}

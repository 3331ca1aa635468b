import { storeJson, readJson } from '@apto/api-client/session';
import { useEffect, useRef, useState } from 'react';
import { ROW_BUTTON } from './RowButtons.tsx';

/** The key of the next request. */
export const NEXT_KEY = 'N';

const STORED = 'apto.painel.tecla';

/** Where letters are text, and where something else is open. */
const isTaken = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null ||
  (target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable="true"]') !== null);

/** The arrows go from row to row, wherever in a row the focus is. */
function moveAlong(event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !(event.target instanceof HTMLElement)) return;
  const row = event.target.closest('tr');
  const table = row?.closest('table');
  // A menu's button has the arrows for itself.
  if (!row || !table || event.target.hasAttribute('aria-haspopup')) return;
  const buttons = [...table.querySelectorAll<HTMLElement>(`[${ROW_BUTTON}]`)];
  const index = buttons.findIndex((button) => row.contains(button));
  const next = buttons[index + step];
  if (index === -1 || !next) return;
  event.preventDefault();
  next.focus();
}

/**
 * One letter takes the next request, and the arrows go along the rows. A key of one letter can be turned off (WCAG
 * 2.1.4), for this browser.
 */
export function useQueueKeys(onNext: () => void) {
  const [isOn, setOn] = useState(() => readJson(STORED) !== false);
  const next = useRef(onNext);
  useEffect(() => {
    next.current = onNext;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target))
        return;
      moveAlong(event);
      if (!isOn || event.repeat || event.key.toUpperCase() !== NEXT_KEY) return;
      event.preventDefault();
      next.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
  return {
    isOn,
    toggle: (on: boolean): void => {
      setOn(on);
      storeJson(STORED, on);
    },
  };
}

import { isKeyTaken, MENU_KEY, ROW_CONTROL } from './keys.ts';

const CONTROL = `[${ROW_CONTROL}], td button[aria-expanded]:not([aria-haspopup])`;
const MENU = '[data-tour="row-actions"]';

const rowsOf = (table: Element): HTMLElement[] =>
  [...table.querySelectorAll<HTMLElement>('tbody tr')].filter((row) => row.querySelector(CONTROL) !== null);

/** Goes to the row above or below, wherever in a row the focus is; from nowhere to the first row. */
function moveAlong(event: KeyboardEvent, target: HTMLElement): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  // A menu's button has the arrows for itself.
  if (step === 0 || target.hasAttribute('aria-haspopup')) return;
  const row = target.closest('tr');
  const table =
    row?.closest('table') ?? (target === document.body ? document.querySelector('main table') : null);
  if (!table) return;
  const rows = rowsOf(table);
  const index = row ? rows.indexOf(row) : -1;
  if (row && index === -1) return;
  const next = row ? rows[index + step] : step === 1 ? rows[0] : undefined;
  const control = next?.querySelector<HTMLElement>(CONTROL);
  if (!control) return;
  event.preventDefault();
  control.focus();
  control.scrollIntoView({ block: 'nearest' });
}

/** Opens the menu of the row in focus. */
function openMenu(event: KeyboardEvent, target: HTMLElement): void {
  const button = target.closest('tr')?.querySelector<HTMLElement>(MENU);
  if (!button) return;
  event.preventDefault();
  button.focus();
  button.click();
}

/** What a key means in a list: the arrows go from row to row, `.` opens the row's menu. */
export function pressInRow(event: KeyboardEvent): void {
  if (!(event.target instanceof HTMLElement) || isKeyTaken(event)) return;
  if (event.key === MENU_KEY) openMenu(event, event.target);
  else moveAlong(event, event.target);
}

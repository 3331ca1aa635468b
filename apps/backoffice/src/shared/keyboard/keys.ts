/** The key of the next request in the panel. */
export const NEXT_KEY = 'N';
/** The key that lists the others. */
export const HELP_KEY = '?';
/** The key that opens the menu of the row in focus. */
export const MENU_KEY = '.';

/** What the arrows go along where a row says so; elsewhere it is the button that opens the row. */
export const ROW_CONTROL = 'data-row-control';

const OVERLAYS = '[role="dialog"], [role="menu"], [role="listbox"]';
const TEXT_FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Whether a key has another meaning now: text where letters are text, a choice where something else is open. */
export const isKeyTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  document.querySelector(OVERLAYS) !== null ||
  (event.target instanceof HTMLElement && event.target.closest(TEXT_FIELDS) !== null);

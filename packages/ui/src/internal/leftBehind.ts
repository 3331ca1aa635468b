/** Said in the document, so that what is left needs no code of the toasts. */
export const LEFT_BEHIND = 'apto:left-behind';

/** What was said of this is of no use any more: the person left it, or did it another way. */
export function leaveBehind(): void {
  document.dispatchEvent(new Event(LEFT_BEHIND));
}

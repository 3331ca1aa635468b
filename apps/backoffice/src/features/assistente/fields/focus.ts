const FOCUSABLE =
  'input:not([type="hidden"]):not([disabled]):not([aria-hidden]), textarea:not([disabled]), [role="radio"][tabindex="0"], button:not([disabled]):not([tabindex="-1"])';

/** Whether a press came from a key or a reader: a button that goes with its press then takes the focus along. */
export const isByKey = (pointerType: string): boolean =>
  pointerType === 'keyboard' || pointerType === 'virtual';

/** The paths to look for, from the field itself up: what has no place of its own is shown by its group. */
export function fieldPaths(field: string): string[] {
  const parts = field.split('.');
  return parts.map((_part, i) => parts.slice(0, parts.length - i).join('.'));
}

/** Moves the focus to a field of the open step. Answers whether it is there. */
export function focusField(field: string, root: ParentNode = document): boolean {
  for (const path of fieldPaths(field)) {
    const place = root.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`);
    const target = place?.querySelector<HTMLElement>(FOCUSABLE);
    if (!target) continue;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    target.focus({ preventScroll: true });
    return true;
  }
  return false;
}

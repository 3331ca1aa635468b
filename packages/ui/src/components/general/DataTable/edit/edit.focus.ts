const rowOf = (root: HTMLElement | null, id: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(id)}"]`) ?? null;

/** The first field with an error; else the button that was pressed keeps the focus. */
export function focusFirstError(root: HTMLElement | null, id: string): void {
  rowOf(root, id)?.querySelector<HTMLElement>('[data-field] [aria-invalid="true"]')?.focus();
}

/** 'Salvar', in the row or, where the row left the page, in the line that stands for it. */
export function focusSave(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>('[data-save]')?.focus();
}

/** A field that is about to go lets go of the focus first, and so tells that its value was changed. */
export function leaveRow(root: HTMLElement | null, id: string): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && rowOf(root, id)?.contains(focused)) focused.blur();
}

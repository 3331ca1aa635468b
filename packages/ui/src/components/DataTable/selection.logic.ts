/**
 * What is selected over all pages of a server-side list: either the ids named, or everything that the current
 * filter finds except the ids named ('todos os N, exceto…').
 */
export type TableSelection =
  | { mode: 'include'; ids: ReadonlySet<string> }
  | { mode: 'exclude'; ids: ReadonlySet<string> };

/** Nothing selected. */
export const NOTHING_SELECTED: TableSelection = { mode: 'include', ids: new Set() };

/** Everything that the current filter finds. */
export const EVERYTHING_SELECTED: TableSelection = { mode: 'exclude', ids: new Set() };

export function isRowSelected(selection: TableSelection, id: string): boolean {
  return selection.mode === 'include' ? selection.ids.has(id) : !selection.ids.has(id);
}

/** How many of the list's `total` are selected. */
export function countSelected(selection: TableSelection, total: number): number {
  return selection.mode === 'include' ? selection.ids.size : Math.max(0, total - selection.ids.size);
}

/** Turns some ids on or off, leaving what is on other pages as it is. */
export function withSelection(
  selection: TableSelection,
  ids: readonly string[],
  isSelected: boolean,
): TableSelection {
  const next = new Set(selection.ids);
  const named = (selection.mode === 'include') === isSelected;
  for (const id of ids) {
    if (named) next.add(id);
    else next.delete(id);
  }
  return { mode: selection.mode, ids: next };
}

/** The state of the header's box for the ids of this page. */
export function pageSelectionState(
  selection: TableSelection,
  ids: readonly string[],
): 'none' | 'some' | 'all' {
  const on = ids.filter((id) => isRowSelected(selection, id)).length;
  if (on === 0) return 'none';
  return on === ids.length ? 'all' : 'some';
}

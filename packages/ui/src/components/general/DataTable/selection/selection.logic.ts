import type { TableSelection } from '../ground/data.types.ts';

/** Nada selecionado. */
export const NOTHING_SELECTED: TableSelection = { mode: 'include', ids: new Set() };

/** Tudo o que o filtro atual acha. */
export const EVERYTHING_SELECTED: TableSelection = { mode: 'exclude', ids: new Set() };

/** Se uma linha faz parte de uma seleção. */
export function isRowSelected(selection: TableSelection, id: string): boolean {
  return selection.mode === 'include' ? selection.ids.has(id) : !selection.ids.has(id);
}

/**
 * Quantos do `total` da lista estão selecionados. De 'todos os N', os `blocked`, que não podem ser
 * selecionados, nunca fazem parte.
 */
export function countSelected(selection: TableSelection, total: number, blocked = 0): number {
  return selection.mode === 'include'
    ? selection.ids.size
    : Math.max(0, total - blocked - selection.ids.size);
}

/**
 * The ids from the last one pressed to this one, both included, in the order shown: what Shift adds to a press. Without
 * a last one in sight it is only this one.
 */
export function rangeOf(ids: readonly string[], anchor: string | null, target: string): readonly string[] {
  const from = anchor === null ? -1 : ids.indexOf(anchor);
  const to = ids.indexOf(target);
  if (from < 0 || to < 0) return [target];
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1);
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
  let on = 0;
  for (const id of ids) if (isRowSelected(selection, id)) on += 1;
  if (on === 0) return 'none';
  return on === ids.length ? 'all' : 'some';
}

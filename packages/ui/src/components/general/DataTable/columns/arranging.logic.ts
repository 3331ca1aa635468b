import { placedBeside } from '../../SortableList/SortableList.logic.ts';
import type { TablePreferences } from '../ground/data.types.ts';
import { isColumnVisible, orderColumns, type PreferenceColumn } from './preferences.logic.ts';

// What a person does to columns, apart from what draws them: no first look at a table waits for it.

/** Shows or hides one column; the others' state becomes explicit with it. */
export function toggleColumn(
  columns: readonly PreferenceColumn[],
  preferences: TablePreferences,
  id: string,
): TablePreferences {
  const hidden = new Set(
    columns.filter((column) => !isColumnVisible(column, preferences)).map((column) => column.id),
  );
  const column = columns.find((candidate) => candidate.id === id);
  if (!column || column.isFixed) return preferences;
  if (!hidden.delete(id)) hidden.add(id);
  return { ...preferences, hidden: [...hidden] };
}

/** Keeps a column in sight at the start, or lets it scroll again. */
export function togglePinned(
  columns: readonly PreferenceColumn[],
  preferences: TablePreferences,
  id: string,
): TablePreferences {
  const column = columns.find((candidate) => candidate.id === id);
  if (!column || column.isFixed) return preferences;
  const { pinned = [] } = preferences;
  return {
    ...preferences,
    pinned: pinned.includes(id) ? pinned.filter((other) => other !== id) : [...pinned, id],
  };
}

/** A new order of those that can move: what is put among the pinned columns is pinned, what leaves them is not. */
export function reorderColumns(
  preferences: TablePreferences,
  order: readonly string[],
  movedId: string,
): TablePreferences {
  const { pinned = [] } = preferences;
  if (pinned.length === 0) return { ...preferences, order };
  const at = order.indexOf(movedId);
  const isBesidePinned = (index: number): boolean => pinned.includes(order[index] ?? '');
  const isPinned =
    isBesidePinned(at + 1) || (pinned.includes(movedId) && (at === 0 || isBesidePinned(at - 1)));
  const others = pinned.filter((id) => id !== movedId);
  return { ...preferences, order, pinned: isPinned ? [...others, movedId] : others };
}

/** Puts a column right before or after another one, as a drag does; fixed columns stay and hold nothing off. */
export function placeColumn(
  columns: readonly PreferenceColumn[],
  preferences: TablePreferences,
  id: string,
  besideId: string,
  side: 'before' | 'after',
): TablePreferences {
  const order = placedBeside(orderColumns(columns, preferences), id, besideId, side);
  return order ? reorderColumns(preferences, order, id) : preferences;
}

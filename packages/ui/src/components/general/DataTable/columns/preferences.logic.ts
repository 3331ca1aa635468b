import type { Mutable } from '../../../../internal/mutable.ts';
import type { TablePreferences } from '../ground/data.types.ts';

/** The part of a column that preferences act on. */
export interface PreferenceColumn {
  readonly id: string;
  /** Cannot be hidden nor moved: the column that says which row this is. */
  readonly isFixed?: boolean | undefined;
  /** Hidden until the person asks for it. */
  readonly isHiddenByDefault?: boolean | undefined;
  /** Width in px by default. */
  readonly width?: number | undefined;
  /** Narrowest, in px. @default 80 */
  readonly minWidth?: number | undefined;
}

export const MIN_COLUMN_WIDTH = 80;
export const MAX_COLUMN_WIDTH = 640;
/** One press of an arrow on a column's width, in px. */
export const COLUMN_WIDTH_STEP = 8;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads what was stored, dropping whatever is not a preference: storage is foreign input. */
export function readPreferences(stored: unknown): TablePreferences {
  if (typeof stored !== 'object' || stored === null) return {};
  const { order, hidden, pinned, widths, density } = stored as Record<string, unknown>;
  const read: Mutable<TablePreferences> = {};
  if (Array.isArray(order)) read.order = order.filter(isText);
  if (Array.isArray(hidden)) read.hidden = hidden.filter(isText);
  if (Array.isArray(pinned)) read.pinned = pinned.filter(isText);
  if (typeof widths === 'object' && widths !== null) {
    read.widths = Object.fromEntries(
      Object.entries(widths).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    );
  }
  if (density === 'compact' || density === 'comfortable') read.density = density;
  return read;
}

/**
 * The columns in the person's order: fixed ones at an end keep it, known ones follow as stored, and a column that the
 * stored order does not name (a newer one, a fixed one between others) stays after the column that precedes it by
 * default. Pinned ones come before all that can move.
 */
export function orderColumns<C extends PreferenceColumn>(
  columns: readonly C[],
  { order = [], pinned = [] }: Pick<TablePreferences, 'order' | 'pinned'>,
): readonly C[] {
  const firstFree = columns.findIndex((column) => !column.isFixed);
  if (firstFree < 0 || order.length + pinned.length === 0) return columns;
  const lastFree = columns.findLastIndex((column) => !column.isFixed);
  const start = columns.slice(0, firstFree);
  const middle = columns.slice(firstFree, lastFree + 1);
  const end = columns.slice(lastFree + 1);
  const byId = new Map(middle.map((column) => [column.id, column]));
  const result: C[] = [];
  for (const id of new Set(order)) {
    const column = byId.get(id);
    if (column) result.push(column);
  }
  for (const [index, column] of middle.entries()) {
    if (result.includes(column)) continue;
    const before = middle[index - 1];
    result.splice(before ? result.indexOf(before) + 1 : 0, 0, column);
  }
  const isPinned = (column: C): boolean => !column.isFixed && pinned.includes(column.id);
  return [...start, ...result.filter(isPinned), ...result.filter((column) => !isPinned(column)), ...end];
}

/** Whether the column shows: a fixed one always, others as chosen, else by default. */
export function isColumnVisible(column: PreferenceColumn, preferences: TablePreferences): boolean {
  if (column.isFixed) return true;
  return preferences.hidden ? !preferences.hidden.includes(column.id) : !column.isHiddenByDefault;
}

/** The columns to draw, in order. */
export function visibleColumns<C extends PreferenceColumn>(
  columns: readonly C[],
  preferences: TablePreferences,
): readonly C[] {
  return orderColumns(columns, preferences).filter((column) => isColumnVisible(column, preferences));
}

/** Sets a column's width in px, kept within its limits. */
export function resizeColumn(
  columns: readonly PreferenceColumn[],
  preferences: TablePreferences,
  id: string,
  width: number,
): TablePreferences {
  const column = columns.find((candidate) => candidate.id === id);
  if (!column) return preferences;
  const kept = Math.round(Math.min(MAX_COLUMN_WIDTH, Math.max(column.minWidth ?? MIN_COLUMN_WIDTH, width)));
  return { ...preferences, widths: { ...preferences.widths, [id]: kept } };
}

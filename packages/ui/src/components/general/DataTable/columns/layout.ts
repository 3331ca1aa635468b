import type { Mutable } from '../../../../internal/mutable.ts';
import type { DataTableColumn } from '../ground/types.ts';
import { UTILITY_WIDTH } from '../ground/measures.ts';
import type { TablePreferences } from '../ground/data.types.ts';

/** Width of a column that names none, in px. */
export const DEFAULT_WIDTH = 160;

/** A column with where it stands. */
export interface ColumnPlace<Row> {
  readonly column: DataTableColumn<Row>;
  /** In px; null takes what is left. */
  readonly width: number | null;
  /** In CSS, where several share by weight what is left; null: the last of them takes the rest, or all of them the same. */
  readonly share: string | null;
  /** Sticky distance from the start in px; null scrolls. */
  readonly start: number | null;
  /** Sticky distance from the end in px: columns of actions stay in reach while the others scroll. null scrolls. */
  readonly end: number | null;
}

/** A table's widths, ready to draw. */
export interface TableLayout<Row> {
  readonly places: readonly ColumnPlace<Row>[];
  /** Under this the table scrolls inside itself, in px. */
  readonly minWidth: number;
  /** What the sticky columns cover at either side, in px: what gets the focus comes out from under them. */
  readonly covered: { start: number; end: number };
}

/**
 * What sticks at the start may cover so much of a table, in px: pinned columns past it come first and scroll, or nothing
 * of the others would be left in sight.
 */
export const MAX_PINNED_WIDTH = 640;

/** Where each visible column stands: the one that names the row and those that are pinned stick after the utility columns. */
export function layOut<Row>(
  columns: readonly DataTableColumn<Row>[],
  preferences: TablePreferences,
  utilityColumns: number,
): TableLayout<Row> {
  const before = utilityColumns * UTILITY_WIDTH;
  let minWidth = before;
  let coveredStart = before;
  const places = columns.map((column): Mutable<ColumnPlace<Row>> => {
    const own = preferences.widths?.[column.id];
    const width = own ?? column.width ?? DEFAULT_WIDTH;
    minWidth += width;
    const isPinned =
      preferences.pinned?.includes(column.id) === true && coveredStart + width <= MAX_PINNED_WIDTH;
    const isSticky = column.isRowHeader === true || (isPinned && !column.isFixed);
    const start = isSticky ? coveredStart : null;
    if (isSticky) coveredStart += width;
    return {
      column,
      width: column.isGrow && own === undefined ? null : width,
      share: null,
      start,
      end: null,
    };
  });
  let coveredEnd = 0;
  for (const place of places.toReversed()) {
    if (!place.column.isFixed || place.column.isRowHeader) break;
    place.end = coveredEnd;
    coveredEnd += place.width ?? place.column.width ?? DEFAULT_WIDTH;
  }
  const growing = places.filter((place) => place.width === null);
  if (growing.some(({ column }) => column.weight)) {
    const weights = growing.reduce((sum, { column: { weight = 1 } }) => sum + weight, 0);
    for (const place of growing.slice(0, -1)) {
      const { width = DEFAULT_WIDTH, weight = 1 } = place.column;
      // The frame has an edge at either side.
      place.share = `calc(${width}px + max(0px, 100cqw - ${minWidth + 2}px) * ${weight / weights})`;
    }
  }
  // Something has to take what is left, or the browser would stretch every column, the utility ones too.
  if (places.length > 0 && places.every((place) => place.width !== null)) {
    const last = places.findLast((place) => !place.column.isFixed) ?? places.at(-1);
    if (last) last.width = null;
  }
  return { places, minWidth, covered: { start: coveredStart, end: coveredEnd } };
}

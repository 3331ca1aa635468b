import type { Mutable } from '../../../../internal/mutable.ts';
/** From this many rows on only those in sight, and a few around them, are in the document. */
export const VIRTUAL_FROM = 100;
/** Rows kept in the document before and after those in sight. */
export const OVERSCAN = 8;

/** What is known of the heights, in px: one for most, and those that differ, by key. */
export interface RowSizes {
  readonly usual: number;
  readonly other: ReadonlyMap<string, number>;
}

/** A run of rows that are in the document, and the empty room before it. */
export interface WindowSegment {
  readonly first: number;
  readonly last: number;
  /** Height of what was left out before, in px. */
  readonly gap: number;
}

/** What to draw. */
export interface RowWindow {
  readonly segments: readonly WindowSegment[];
  /** Height of what was left out after the last segment, in px. */
  readonly tail: number;
}

/** Where each row begins, and at the end where the last one stops, in px from the first. */
export function offsetsOf(keys: readonly string[], sizes: RowSizes): Float64Array {
  const offsets = new Float64Array(keys.length + 1);
  let end = 0;
  for (const [index, key] of keys.entries()) {
    end += sizes.other.size === 0 ? sizes.usual : (sizes.other.get(key) ?? sizes.usual);
    offsets[index + 1] = end;
  }
  return offsets;
}

/** The row at a height: the last one that begins at or before it; the nearest one when it lies outside. */
export function indexAt(offsets: Float64Array, y: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The rows between two heights. */
export function rangeAt(offsets: Float64Array, top: number, bottom: number): { first: number; last: number } {
  const first = indexAt(offsets, top);
  return { first, last: Math.max(first, indexAt(offsets, bottom)) };
}

/**
 * The runs to draw: the range with some rows around it, and apart from it the rows that have to stay whatever is in
 * sight, such as the one with the focus. Whatever is left out keeps its room.
 */
export function windowOf(
  offsets: Float64Array,
  range: { first: number; last: number },
  held: readonly number[],
): RowWindow {
  const count = offsets.length - 1;
  const at = (index: number): number => offsets[index] ?? 0;
  if (count <= 0) return { segments: [], tail: 0 };
  const first = Math.max(0, Math.min(range.first, count - 1) - OVERSCAN);
  const last = Math.min(count - 1, range.last + OVERSCAN);
  const runs = [
    { first, last },
    ...held
      .filter((index) => index >= 0 && index < count && (index < first || index > last))
      .map((index) => ({ first: index, last: index })),
  ].sort((a, b) => a.first - b.first);
  const segments: Mutable<WindowSegment>[] = [];
  for (const run of runs) {
    const before = segments.at(-1);
    if (before && run.first <= before.last + 1) before.last = Math.max(before.last, run.last);
    else segments.push({ ...run, gap: at(run.first) - (before ? at(before.last + 1) : 0) });
  }
  return { segments, tail: at(count) - at((segments.at(-1)?.last ?? -1) + 1) };
}

/**
 * What a new measurement changes. The first one says what is usual; later ones only note what differs from it, so that
 * ten thousand rows alike cost nothing to remember.
 */
export function withMeasured(
  sizes: RowSizes | null,
  measured: ReadonlyMap<string, number>,
  rowKeys: ReadonlySet<string>,
): RowSizes | null {
  if (measured.size === 0) return sizes;
  if (sizes === null) {
    const rows = [...measured]
      .filter(([key]) => rowKeys.has(key))
      .map(([, size]) => size)
      .sort((a, b) => a - b);
    const usual = rows[rows.length >> 1];
    return usual === undefined ? null : withMeasured({ usual, other: new Map() }, measured, rowKeys);
  }
  let other: Map<string, number> | null = null;
  for (const [key, size] of measured) {
    const known = sizes.other.get(key);
    if (Math.abs(size - (known ?? sizes.usual)) < 0.5) continue;
    other ??= new Map(sizes.other);
    if (Math.abs(size - sizes.usual) < 0.5) other.delete(key);
    else other.set(key, size);
  }
  return other ? { usual: sizes.usual, other } : sizes;
}

/** Options under one heading, or without one. */
export interface RowGroup<T> {
  /** Null for options without a heading. */
  readonly label: string | null;
  readonly items: readonly T[];
}

/** One line of the list: a group's heading, an option, or the offer to try again. */
export type Row<T> =
  | { readonly kind: 'heading'; readonly group: number; readonly label: string }
  | {
      readonly kind: 'option';
      readonly group: number;
      readonly item: T;
      /** Place among the options, from 1. */
      readonly position: number;
    }
  | { readonly kind: 'error' };

/** Where a group stands among the rows. */
export interface Span<T> {
  readonly label: string | null;
  readonly items: readonly T[];
  /** Index of its heading, or of its first option where it has none. */
  readonly start: number;
  /** Index of its first option. */
  readonly first: number;
  /** How many options come before its own. */
  readonly before: number;
}

/**
 * The lines of a list as arithmetic over its groups: ten thousand options make no ten thousand objects, and another
 * search makes only its groups anew.
 */
export interface Rows<T> {
  readonly spans: readonly Span<T>[];
  /** Lines in all: headings, options and the error. */
  readonly count: number;
  readonly optionCount: number;
  readonly hasError: boolean;
  readonly at: (index: number) => Row<T> | undefined;
}

export function createRows<T>(groups: readonly RowGroup<T>[], hasError: boolean): Rows<T> {
  const spans: Span<T>[] = [];
  let index = 0;
  let before = 0;
  for (const { label, items } of groups) {
    const first = index + (label === null ? 0 : 1);
    spans.push({ label, items, start: index, first, before });
    index = first + items.length;
    before += items.length;
  }
  const count = index + (hasError ? 1 : 0);
  return {
    spans,
    count,
    optionCount: before,
    hasError,
    at: (asked) => {
      if (asked < 0 || asked >= count) return undefined;
      if (asked === index) return { kind: 'error' };
      let group = spans.length - 1;
      while ((spans[group]?.start ?? 0) > asked) group -= 1;
      const span = spans[group];
      if (!span) return undefined;
      if (asked < span.first) return { kind: 'heading', group, label: span.label ?? '' };
      const within = asked - span.first;
      return {
        kind: 'option',
        group,
        item: span.items[within] as T,
        position: span.before + within + 1,
      };
    },
  };
}

/** The first line whose option passes, or -1. */
export function findRow<T>({ spans }: Rows<T>, passes: (item: T) => boolean): number {
  for (const { items, first } of spans) {
    const found = items.findIndex(passes);
    if (found >= 0) return first + found;
  }
  return -1;
}

/** How far PageUp and PageDown go. */
const PAGE = 10;

/**
 * The line that a key makes active: headings are passed over, the ends do not wrap. -1 stands for none. Null for a key
 * that moves nothing.
 */
export function rowOfKey<T>(rows: Rows<T>, active: number, key: string): number | null {
  const last = rows.count - 1;
  const targets: Record<string, readonly [number, 1 | -1]> = {
    ArrowDown: [active + 1, 1],
    ArrowUp: [active < 0 ? last : active - 1, -1],
    PageDown: [Math.min(Math.max(active, 0) + PAGE, last), -1],
    PageUp: [Math.max(active - PAGE, 0), 1],
    Home: [0, 1],
    End: [last, -1],
  };
  const target = targets[key];
  if (!target) return null;
  const [from, step] = target;
  for (let i = from; i >= 0 && i <= last; i += step) if (rows.at(i)?.kind !== 'heading') return i;
  return active;
}

/** The next option after this line whose label begins with the text, round the end; -1 when there is none. */
export function rowOfText<T>(
  rows: Rows<T>,
  active: number,
  begins: (item: T) => boolean,
  staysWhereItIs: boolean,
): number {
  for (let step = staysWhereItIs ? 0 : 1; step <= rows.count; step += 1) {
    const index = (Math.max(active, 0) + step) % rows.count;
    const row = rows.at(index);
    if (row?.kind === 'option' && begins(row.item)) return index;
  }
  return -1;
}

/** In the place of a key: the line that offers to try again. */
export const RETRY = 'retry';
/** What a line's element is told apart by. */
export const rowId = (listId: string, key: string | number): string => `${listId}-${key}`;

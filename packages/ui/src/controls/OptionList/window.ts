import type { Rows } from './rows.ts';

/** Heights of the lines of a long list, in px. 52 holds two lines of text, and any thumb. */
export const HEADING_HEIGHT = 32;
export const ROW_HEIGHT = 52;
/** The tallest the list's window is, in px. */
const VIEW = 340;
/** Lines drawn before and after the window. */
const AROUND = 1;
/** More lines than a window ever has. */
export const SLOTS = 16;

/** Where a line begins in the whole list, in px. */
export function topOfRow<T>({ spans }: Rows<T>, index: number): number {
  let top = 0;
  for (const { label, items, start, first } of spans) {
    if (index <= start && label !== null) return top;
    if (label !== null) top += HEADING_HEIGHT;
    if (index < first + items.length) return top + (index - first) * ROW_HEIGHT;
    top += items.length * ROW_HEIGHT;
  }
  return top;
}

/** Where the heading or the option begins that lies at a place of the whole list, both in px. */
export function lineAt<T>({ spans }: Rows<T>, px: number): number {
  let begin = 0;
  for (const { label, items } of spans) {
    const first = begin + (label === null ? 0 : HEADING_HEIGHT);
    if (px < first) return begin;
    const end = first + items.length * ROW_HEIGHT;
    if (px < end) return first + Math.floor((px - first) / ROW_HEIGHT) * ROW_HEIGHT;
    begin = end;
  }
  return begin;
}

/** About how high the list is, in px; one that still loads will be full. */
export function naturalHeight<T>({ count, spans }: Rows<T>): number {
  return count === 0 ? VIEW : Math.min(VIEW, count * 44 + spans.length * HEADING_HEIGHT);
}

/**
 * Which options of a group are drawn: those in the window, and the active one wherever it is, or
 * `aria-activedescendant` would point at nothing.
 * @param top how far the list is scrolled, in px
 * @param isAtRest nobody can scroll it yet: what is in sight is enough
 */
export function inView<T>(
  rows: Rows<T>,
  group: number,
  top: number,
  active: number,
  isAtRest = false,
): number[] {
  const span = rows.spans[group];
  if (!span) return [];
  const last = span.items.length - 1;
  const begin = topOfRow(rows, span.first);
  const from = Math.max(Math.floor((top - begin) / ROW_HEIGHT) - AROUND, 0);
  const ahead = isAtRest ? 0 : (1 + AROUND) * ROW_HEIGHT;
  const to = Math.min(Math.ceil((top + VIEW + ahead - begin) / ROW_HEIGHT) - 1, last);
  const drawn: number[] = [];
  for (let i = from; i <= to; i += 1) drawn.push(i);
  const own = active - span.first;
  if (own >= 0 && own <= last && (own < from || own > to)) {
    if (own < from) drawn.unshift(own);
    else drawn.push(own);
  }
  return drawn;
}

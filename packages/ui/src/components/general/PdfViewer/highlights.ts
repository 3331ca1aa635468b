import { findText } from './PdfViewer.logic.ts';

/** Names of the highlights in CSS. */
export const FOUND = 'apto-pdf-found';
export const CURRENT = 'apto-pdf-current';

interface Piece {
  readonly node: Text;
  readonly start: number;
}

/** The letters of a page's text layer, a line end for each break, and where each piece of them begins. */
function lettersOf(words: Element): { text: string; pieces: Piece[] } {
  const pieces: Piece[] = [];
  let text = '';
  const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      pieces.push({ node, start: text.length });
      text += node.data;
    } else if (node instanceof HTMLBRElement) text += '\n';
  }
  return { text, pieces };
}

function rangeOf(pieces: readonly Piece[], start: number, end: number): Range | null {
  const first = pieces.findLast((piece) => piece.start <= start);
  const last = pieces.findLast((piece) => piece.start < end);
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, Math.min(start - first.start, first.node.length));
  range.setEnd(last.node, Math.min(end - last.start, last.node.length));
  return range;
}

/** The places of a word in a page that is drawn. */
export function rangesIn(words: Element, query: string): Range[] {
  const { text, pieces } = lettersOf(words);
  return findText(text, query)
    .map(({ start, end }) => rangeOf(pieces, start, end))
    .filter((range) => range !== null);
}

interface Marks {
  readonly found: readonly Range[];
  readonly current: Range | null;
}

/** The names are the page's: what several viewers have found is marked together. */
const marks = new Map<object, Marks>();

function paint(): void {
  const all = [...marks.values()];
  const found = all.flatMap((each) => each.found);
  const current = all.flatMap((each) => (each.current ? [each.current] : []));
  for (const [name, ranges] of [
    [FOUND, found],
    [CURRENT, current],
  ] as const)
    if (ranges.length > 0) CSS.highlights.set(name, new Highlight(...ranges));
    else CSS.highlights.delete(name);
}

/** Marks places of a viewer by the CSS Custom Highlight API. Where it is missing nothing is marked; the page is still shown. */
export function mark(viewer: object, found: readonly Range[], current: Range | null): void {
  if (!('highlights' in CSS) || typeof Highlight === 'undefined') return;
  marks.set(viewer, { found, current });
  paint();
}

/** Takes the marks of a viewer away. */
export function unmark(viewer: object): void {
  if (marks.delete(viewer)) paint();
}

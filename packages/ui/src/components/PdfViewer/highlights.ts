import { findText } from './PdfViewer.logic.ts';

/** Names of the highlights in CSS. */
export const FOUND = 'apto-pdf-found';
export const CURRENT = 'apto-pdf-current';

interface Piece {
  node: Text;
  start: number;
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

/** Marks places by the CSS Custom Highlight API. Where it is missing nothing is marked; the page is still shown. */
export function mark(found: readonly Range[], current: Range | null): void {
  if (!('highlights' in CSS) || typeof Highlight === 'undefined') return;
  CSS.highlights.set(FOUND, new Highlight(...found));
  if (current) CSS.highlights.set(CURRENT, new Highlight(current));
  else CSS.highlights.delete(CURRENT);
}

/** Takes all marks away. */
export function unmark(): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(FOUND);
  CSS.highlights.delete(CURRENT);
}

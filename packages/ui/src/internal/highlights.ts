import type { TextSpan } from './findText.ts';

interface Piece {
  readonly node: Text;
  readonly start: number;
}

/** The letters of an element, a line end for each break, and where each piece of them begins. */
function lettersOf(element: Element): { text: string; pieces: Piece[] } {
  const pieces: Piece[] = [];
  let text = '';
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
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

/** The places in an element's text that `find` tells. */
export function rangesIn(element: Element, find: (text: string) => readonly TextSpan[]): Range[] {
  const { text, pieces } = lettersOf(element);
  return find(text)
    .map(({ start, end }) => rangeOf(pieces, start, end))
    .filter((range) => range !== null);
}

/** What is marked, by the name of its `::highlight()`. */
type Marks = Readonly<Record<string, readonly Range[]>>;

/** The names are the document's: what several owners mark under one name is marked together. */
const marks = new Map<object, Marks>();

function paint(names: readonly string[]): void {
  for (const name of names) {
    const ranges = [...marks.values()].flatMap((each) => each[name] ?? []);
    if (ranges.length > 0) CSS.highlights.set(name, new Highlight(...ranges));
    else CSS.highlights.delete(name);
  }
}

/** Marks places by the CSS Custom Highlight API, instead of what `owner` marked. Where it is missing nothing is marked. */
export function mark(owner: object, own: Marks): void {
  if (!('highlights' in CSS) || typeof Highlight === 'undefined') return;
  const before = marks.get(owner) ?? {};
  marks.set(owner, own);
  paint([...new Set([...Object.keys(before), ...Object.keys(own)])]);
}

/** Takes the marks of an owner away. */
export function unmark(owner: object): void {
  const before = marks.get(owner);
  if (marks.delete(owner)) paint(Object.keys(before ?? {}));
}

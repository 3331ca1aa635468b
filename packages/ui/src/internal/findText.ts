/** One letter for one letter, without case and accents, so that places in the folded text are places in the text. */
export function foldText(text: string): string {
  return Array.from({ length: text.length }, (_unused, at) => {
    const plain = (text[at] ?? '').normalize('NFD')[0] ?? '';
    const lower = plain.toLowerCase();
    return lower.length === 1 ? lower : plain;
  }).join('');
}

/** A place in a text: from the first letter up to, and without, the last. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Where a word stands in a text, whatever its case and accents. Blanks and line ends are one. */
export function findText(text: string, query: string): TextSpan[] {
  const wanted = foldText(query.trim().replace(/\s+/g, ' '));
  if (wanted === '') return [];
  const folded = foldText(text).replace(/\s/g, ' ');
  const found: TextSpan[] = [];
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + wanted.length))
    found.push({ start: at, end: at + wanted.length });
  return found;
}

/** Between the figures of a CPF, a CNPJ or a phone there may stand such. */
const BETWEEN_FIGURES = String.raw`[.\-/() ]{0,2}`;
const FIGURES = /^[\d.\-/()]*\d[\d.\-/()]*$/;

/**
 * Where the words of some terms stand in a text. Figures are found however they are punctuated: '1234' in '123.456…'.
 * @param terms each of one word or more; a word of one letter is nowhere, since it is everywhere
 */
export function findWords(text: string, terms: readonly string[]): TextSpan[] {
  const words = new Set(terms.flatMap((term) => term.split(/\s+/)).filter((word) => word.length > 1));
  return [...words].flatMap((word) => {
    if (!FIGURES.test(word)) return findText(text, word);
    const figures = new RegExp(Array.from(word.replace(/\D/g, '')).join(BETWEEN_FIGURES), 'g');
    return [...text.matchAll(figures)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    }));
  });
}

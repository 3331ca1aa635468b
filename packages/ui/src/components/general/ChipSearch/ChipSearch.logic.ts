import { plainKey } from '../../../internal/plainText.ts';

/** What was typed or pasted, cut into terms: lines, tabs (cells of a spreadsheet) and semicolons separate them. */
export function splitTerms(text: string): readonly string[] {
  return text
    .split(/[\r\n\t;]+/)
    .map((term) => term.replace(/\s+/g, ' ').trim())
    .filter((term) => term !== '');
}

/** What came of adding terms. */
export interface AddedTerms {
  readonly terms: readonly string[];
  readonly added: readonly string[];
  readonly repeated: readonly string[];
  /** Those that no longer fit. */
  readonly refused: readonly string[];
}

/** Adds what is new, in order, up to `max` terms. */
export function addTerms(current: readonly string[], text: string, max: number): AddedTerms {
  const terms = [...current];
  const keys = new Set(current.map(plainKey));
  const added: string[] = [];
  const repeated: string[] = [];
  const refused: string[] = [];
  for (const term of splitTerms(text)) {
    const key = plainKey(term);
    if (keys.has(key)) repeated.push(term);
    else if (terms.length >= max) refused.push(term);
    else {
      keys.add(key);
      terms.push(term);
      added.push(term);
    }
  }
  return { terms, added, repeated, refused };
}

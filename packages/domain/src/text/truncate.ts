import { cut } from './cut.ts';

/** Letters, digits and signs of Portuguese: each is one unit and one character. */
const SIMPLE = /^[ -~\u00a0-\u024f\u2010-\u2026]*$/;
/** Made where a text needs it, which is seldom: it costs a page that opens a millisecond or more. */
let segmenter: Intl.Segmenter | undefined;

/**
 * A text of at most `limit` characters; a longer one ends with '…' inside the limit. Counts whole characters, so that
 * an emoji or an accent is never cut in half.
 */
export function truncate(text: string, limit: number): string {
  // No text has more characters than units: most need no counting.
  if (text.length <= limit || SIMPLE.test(text)) return cut(text, limit);
  segmenter ??= new Intl.Segmenter('pt-BR');
  const characters = Array.from(segmenter.segment(text), (s) => s.segment);
  if (characters.length <= limit) return text;
  return `${characters
    .slice(0, Math.max(0, limit - 1))
    .join('')
    .trimEnd()}…`;
}

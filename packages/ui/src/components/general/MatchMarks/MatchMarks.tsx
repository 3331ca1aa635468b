'use client';
import { useEffect, type RefObject } from 'react';
import { findWords } from '../../../internal/findText.ts';
import { mark, rangesIn, unmark } from '../../../internal/highlights.ts';
import './MatchMarks.css.ts';

/** The name of the highlight in CSS. */
export const MATCH = 'apto-match';

/** Props of {@link MatchMarks}. */
export interface MatchMarksProps {
  /** What was looked for: each word is found by itself, whatever its case, accents and punctuation of figures. */
  readonly terms: readonly string[];
  /** Where, as the list that was searched; what changes in it is marked anew. */
  readonly of: RefObject<HTMLElement | null>;
  /** Which parts of it the search looks at, as a selector. @default '[data-searched]' */
  readonly within?: string;
}

/**
 * Marks where the words of a search stand in what it found. It draws nothing by itself and changes nothing in the
 * document (CSS Custom Highlight API): what is copied, read aloud or tested stays as it was.
 */
export function MatchMarks({ terms, of, within = '[data-searched]' }: MatchMarksProps) {
  const asked = terms.join('\n');
  useEffect(() => {
    const root = of.current;
    if (!root || asked.trim() === '') return undefined;
    const words = asked.split('\n');
    const paint = (): void =>
      mark(root, {
        [MATCH]: [...root.querySelectorAll(within)].flatMap((part) =>
          rangesIn(part, (text) => findWords(text, words)),
        ),
      });
    paint();
    // Rows come and go after the words: a page that is turned, an answer that arrives.
    const changes = new MutationObserver(paint);
    changes.observe(root, { childList: true, subtree: true, characterData: true });
    return () => {
      changes.disconnect();
      unmark(root);
    };
  }, [asked, of, within]);
  return null;
}

'use client';
import { useEffect, type RefObject } from 'react';
import { findWords } from '../../../internal/findText.ts';
import { mark, rangesIn, unmark } from '../../../internal/highlights.ts';
import './MatchMarks.css.ts';

/** The name of the highlight in CSS. */
export const MATCH = 'apto-match';

/** Propriedades de {@link MatchMarks}. */
export interface MatchMarksProps {
  /**
   * O que foi procurado: cada palavra é encontrada por si, quaisquer que sejam maiúsculas, acentos e a pontuação dos
   * números.
   */
  readonly terms: readonly string[];
  /** Onde, como a lista que foi pesquisada; o que muda nela é marcado de novo. */
  readonly of: RefObject<HTMLElement | null>;
  /** Em quais partes dele a pesquisa olha, como seletor. @default '[data-searched]' */
  readonly within?: string;
}

/** Marks the words that only the style writes, as a table's short form: they have no letters to paint over. */
function markShort(root: HTMLElement, within: string, words: readonly string[]): void {
  for (const word of root.querySelectorAll<HTMLElement>(`:is(${within}) [data-whole]`))
    word.toggleAttribute('data-match', findWords(word.dataset.whole ?? '', words).length > 0);
}

/**
 * Marca onde as palavras de uma pesquisa estão no que ela encontrou, também as que uma tabela abrevia. Não desenha nada
 * por si e não muda nada no texto do documento (CSS Custom Highlight API): o que é copiado, lido em voz alta ou testado
 * fica como era.
 */
export function MatchMarks({ terms, of, within = '[data-searched]' }: MatchMarksProps) {
  const asked = terms.join('\n');
  useEffect(() => {
    const root = of.current;
    if (!root || asked.trim() === '') return undefined;
    const words = asked.split('\n');
    const paint = (): void => {
      mark(root, {
        [MATCH]: [...root.querySelectorAll(within)].flatMap((part) =>
          rangesIn(part, (text) => findWords(text, words)),
        ),
      });
      markShort(root, within, words);
    };
    paint();
    // Rows come and go after the words: a page that is turned, an answer that arrives.
    const changes = new MutationObserver(paint);
    changes.observe(root, { childList: true, subtree: true, characterData: true });
    return () => {
      changes.disconnect();
      unmark(root);
      markShort(root, within, []);
    };
  }, [asked, of, within]);
  return null;
}

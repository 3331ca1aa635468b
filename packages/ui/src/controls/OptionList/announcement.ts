import type { Texts } from '../../internal/texts.types.ts';
import type { texts as defaults } from './intl/pt-BR.ts';
import type { ListState } from './pages.ts';

interface Situation {
  readonly state: ListState;
  /** What is here does not answer what was typed, or not yet. */
  readonly isSearching: boolean;
  readonly count: number;
  readonly total: number | undefined;
  readonly isCut: boolean;
  /** What did not work, in the words of whoever loads. */
  readonly error: string | undefined;
  readonly emptyText: string;
}

/** What a screen reader hears of the list as a whole. */
export function announcement(situation: Situation, texts: Texts<typeof defaults>): string {
  const { state, isSearching, count, total, isCut, error, emptyText } = situation;
  if (isSearching) return texts.searching;
  switch (state) {
    case 'idle':
    case 'loading':
      return texts.loading;
    case 'loading-more':
      return texts.loadingMore;
    case 'error':
      return error ?? texts.failed;
    case 'error-more':
      return error ?? texts.failedMore;
    default:
      if (count === 0) return emptyText;
      return isCut ? `${texts.count(count, total)}. ${texts.cut}` : texts.count(count, total);
  }
}

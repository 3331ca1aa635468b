import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  title: 'Go to or search',
  placeholder: 'Screen, employee or action',
  results: 'Results',
  empty: (query) => (query === '' ? 'Type to search.' : `Nothing found for “${query}”.`),
  loading: 'Searching...',
  count: (n) => (n === 1 ? '1 result' : `${n} results`),
  failed: 'The search did not work',
  retry: 'Try again',
  keys: '↑ ↓ to choose, Enter to open, Esc to close',
  close: 'Close',
};

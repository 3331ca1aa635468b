import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  label: 'Search',
  hint: 'Enter adds the term',
  terms: 'Search terms',
  or: 'or',
  remove: (term) => `Remove ${term}`,
  added: (terms) =>
    terms.length === 1
      ? `${terms[0] ?? ''} added to the search.`
      : `${terms.length} terms added to the search.`,
  removed: (term) => `${term} removed from the search.`,
  repeated: (term) => `${term} is already in the search.`,
  full: (max) => `The search takes up to ${max} terms.`,
  clear: 'Clear search',
  cleared: 'Search cleared.',
};

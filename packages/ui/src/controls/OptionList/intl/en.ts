import type { Texts } from '../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  open: 'Show options',
  clear: 'Clear selection',
  loading: 'Loading…',
  searching: 'Searching…',
  loadingMore: 'Loading more…',
  cut: 'There are more. Type to find them.',
  empty: 'No records found',
  failed: 'The list could not be loaded.',
  failedMore: 'More could not be loaded.',
  retry: 'Try again',
  count: (loaded, total) => {
    if (total !== undefined && total > loaded) return `${loaded} of ${total} records loaded`;
    return loaded === 1 ? '1 record' : `${loaded} records`;
  },
  unavailable: (label, reason) => `${label} cannot be chosen: ${reason}`,
  unresolved: 'The name of the selected item could not be loaded.',
  resolving: 'Loading the selected item…',
};

import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  empty: 'No records found.',
  loading: 'Loading…',
  failed: 'The information could not be loaded!',
  retry: 'Try again',
};

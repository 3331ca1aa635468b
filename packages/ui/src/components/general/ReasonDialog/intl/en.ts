import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  title: 'Reason',
  empty: 'No reason was given.',
  loading: 'Loading...',
  error: 'The information could not be loaded!',
  by: (who) => `by ${who}`,
};

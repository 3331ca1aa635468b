import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  label: 'You are here',
  home: 'Home',
  back: 'Back',
  backTo: (where) => `Back to ${where}`,
  hidden: (count) => (count === 1 ? 'Show 1 level' : `Show ${count} levels`),
};

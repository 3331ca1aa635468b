import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  placeholder: 'Select',
  search: 'Search',
  clear: 'Clear',
  done: 'Done',
  and: (count) => `and ${count.toLocaleString('en')} more`,
  chosen: (count) => (count === 0 ? 'Nothing selected' : `${count.toLocaleString('en')} selected`),
};

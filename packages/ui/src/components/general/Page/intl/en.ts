import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  total: (count) => `${count} in total`,
  totalOfMore: (count) => `more than ${count} in total`,
};

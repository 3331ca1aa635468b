import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  count: (length, max) => `${length.toLocaleString('en')} of ${max.toLocaleString('en')}`,
  left: (left) => {
    const characters = Math.abs(left) === 1 ? '1 character' : `${Math.abs(left)} characters`;
    return left >= 0 ? `${characters} left` : `${characters} over the limit`;
  },
};

import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  title: (count) =>
    count === 1 ? 'One field is still to be corrected' : `${count} fields are still to be corrected`,
};

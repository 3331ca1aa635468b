import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  breadcrumbs: 'You are here',
  total: (count) => `${count} in total`,
};

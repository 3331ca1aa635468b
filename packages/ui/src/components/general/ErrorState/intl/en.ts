import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  title: 'It could not be loaded',
  retry: 'Try again',
  request: (id) => `Request code: ${id}`,
};

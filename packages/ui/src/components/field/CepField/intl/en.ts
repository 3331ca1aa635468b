import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  placeholder: '00000-000',
  invalid: 'Enter a CEP (Brazilian postal code) of 8 digits.',
};

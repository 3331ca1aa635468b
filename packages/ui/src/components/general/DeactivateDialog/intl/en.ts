import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  title: 'Confirm',
  question: 'Are you sure you want to deactivate this record?',
  cancel: 'Cancel',
  deactivate: 'Deactivate',
};

import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  label: 'Reason',
  required: 'This field is required.',
  cancel: 'Cancel',
  confirm: 'Confirm',
  error: 'Something went wrong',
};

import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  close: 'Close',
  busy: 'Please wait.',
  dirtyTitle: 'Discard changes?',
  dirty: 'What you filled in has not been saved.',
  dirtyLeave: 'Discard changes',
  dirtyStay: 'Keep editing',
};

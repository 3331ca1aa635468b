import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  title: 'Why not?',
  choices: 'Closest options that work',
  noChoices: 'There is no other option nearby.',
  loading: 'Looking for what works…',
  failed: 'Other options could not be looked up.',
  retry: 'Try again',
  days: (dates) => `Days: ${dates}`,
};

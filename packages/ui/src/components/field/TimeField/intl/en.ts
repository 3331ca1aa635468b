import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  placeholder: 'hh:mm',
  invalidFormat: 'Enter a time from 00:00 to 23:59.',
  outsideWindow: (first, latest) => `Enter a time between ${first} and ${latest}.`,
};

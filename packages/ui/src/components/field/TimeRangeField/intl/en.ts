import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  start: 'Start',
  end: 'End',
  incomplete: 'Enter the start and the end.',
  order: 'The end must be after the start.',
};

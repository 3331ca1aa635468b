import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  date: 'Day',
  time: 'Time',
  incomplete: 'Enter the day and the time.',
  noDate: 'Enter the day.',
  past: 'This moment has already passed.',
};

import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  currency: 'R$',
  unit: 'In Brazilian reais.',
  unreadable: 'Enter an amount such as 1.234,56.',
  negative: 'The amount cannot be negative.',
  tooLow: (limit) => `The lowest amount is ${limit}.`,
  tooHigh: (limit) => `The highest amount is ${limit}.`,
};

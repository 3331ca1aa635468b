import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  placeholder: 'mm/yyyy',
  open: 'Choose the month',
  title: 'Choose the month',
  months: (year) => `Months of ${year}`,
  previousYear: 'Previous year',
  nextYear: 'Next year',
  invalidFormat: 'Enter the month and the year, as in 03/2026.',
  before: (first) => `Enter a month from ${first} on.`,
  after: (last) => `Enter a month up to ${last}.`,
};

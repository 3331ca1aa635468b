import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  back: 'Back',
  next: 'Next',
  summary: 'Summary',
  showSummary: 'Show summary',
  hideSummary: 'Hide summary',
  missing: 'Still missing',
  actions: 'Step actions',
  notYet: 'To be decided',
};

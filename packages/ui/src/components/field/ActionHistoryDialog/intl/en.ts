import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  title: 'Action history',
  users: 'Filter by user',
  period: 'Period',
  timeline: 'Recorded actions',
  empty: 'No log found!',
  clear: 'Clear filters',
};

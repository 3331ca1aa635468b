import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  position: (at, total) => `${at} of ${total}`,
  step: (at, total) => `Step ${at} of ${total}`,
  previous: 'Back',
  next: 'Next',
  done: 'Done',
  skip: 'Leave the tour',
  never: 'Do not show again',
  emptyTitle: 'Nothing to show now',
  empty: 'The parts that this tour explains are not on this screen.',
  close: 'Close',
};

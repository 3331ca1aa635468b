import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  label: 'Steps',
  position: (step, total) => `Step ${step} of ${total}`,
  show: 'Show steps',
  hide: 'Hide steps',
  done: 'done',
  error: 'needs attention',
};

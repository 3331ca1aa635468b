import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  back: 'Back',
  step: (step, steps) => `${step} of ${steps}`,
  progress: (step, steps) => `Step ${step} of ${steps}`,
};

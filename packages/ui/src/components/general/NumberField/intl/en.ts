import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  increase: 'Increase',
  decrease: 'Decrease',
  adjusted: (kind, value) => `Adjusted to the ${kind === 'min' ? 'minimum' : 'maximum'}, ${value}.`,
};

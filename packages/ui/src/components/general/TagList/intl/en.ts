import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  remove: (item) => `Remove ${item}`,
  found: (count, written) => (count === 0 ? ', nothing found' : `, ${written} found`),
};

import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  show: 'Show what was typed',
  hide: 'Hide what was typed',
  shown: 'Text visible',
  hidden: 'Text hidden',
  capsLock: 'Caps Lock is on',
};

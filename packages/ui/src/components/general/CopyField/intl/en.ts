import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  copy: 'Copy',
  copyWhat: (label) => `Copy ${label}`,
  copied: 'Copied.',
  refused: 'The browser did not allow copying. The text is selected: copy it with Ctrl+C.',
};

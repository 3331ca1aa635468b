import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  print: 'Print',
  back: 'Back',
  tools: 'Printing',
  issued: (when, by) => (by ? `Issued on ${when} by ${by}` : `Issued on ${when}`),
};

import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './csv.pt-BR.ts';

export const texts: Texts<typeof ptBR> = { yes: 'Yes', no: 'No' };

import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './trigger.pt-BR.ts';

export const texts: Texts<typeof ptBR> = { label: 'Go to…' };

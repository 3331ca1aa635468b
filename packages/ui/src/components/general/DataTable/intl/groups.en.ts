import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './groups.pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  noGroup: 'No group',
  groupCount: (count) => (count === 1 ? '1 record' : `${count.toLocaleString('en')} records`),
};

import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  moveUp: (item) => `Move ${item} up`,
  moveDown: (item) => `Move ${item} down`,
  isFirst: 'It is already the first.',
  isLast: 'It is already the last.',
  moved: (item, position, total) => `${item}: position ${position} of ${total}.`,
  empty: 'No records found.',
};

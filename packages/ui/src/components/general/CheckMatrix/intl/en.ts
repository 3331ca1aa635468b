import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  row: (label) => `The whole row ${label}`,
  column: (label) => `The whole column ${label}`,
  group: (label) => `All of ${label}`,
  all: (label) => `${label}: select all`,
  cell: (row, column) => `${row}: ${column}`,
  none: 'does not apply',
};

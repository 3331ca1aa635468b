import type { Texts } from '../../../internal/texts.types.ts';
import type { texts as ptBR } from './multi.pt-BR.ts';

const count = (total: number): string => `${total} selected`;

export const texts: Texts<typeof ptBR> = {
  placeholder: 'Search and select',
  chosen: 'Selected',
  added: (label, total) => `${label} selected. ${count(total)}.`,
  removed: (label, total) => `${label} removed. ${count(total)}.`,
  limit: (most) => `The limit is ${most} selected.`,
  count,
  unnamed: (key) => `Item ${key}`,
  all: 'Select all',
  none: 'Clear',
  more: (rest) => `and ${rest} more`,
};

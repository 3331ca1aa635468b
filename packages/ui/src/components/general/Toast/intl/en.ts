import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  region: (count) => (count === 1 ? '1 notice' : `${count} notices`),
  toast: 'Notice',
  close: 'Close notice',
  undo: 'Undo',
  tones: { success: 'Success', info: 'Information', warning: 'Warning', danger: 'Error' },
  history: 'Recent notices',
  historyEmpty: 'No notices so far.',
  repeated: (count) => `${count} times in a row`,
  clearHistory: 'Clear notices',
};

import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  held: 'Time slot held for',
  unknown: '--:--',
  expired: 'The hold has ended. Choose the time again.',
  missing: (minutes, seconds) => {
    const parts = [];
    if (minutes > 0) parts.push(minutes === 1 ? '1 minute' : `${minutes} minutes`);
    if (seconds > 0) parts.push(seconds === 1 ? '1 second' : `${seconds} seconds`);
    return `The time slot is held for ${parts.join(' and ')} more.`;
  },
};

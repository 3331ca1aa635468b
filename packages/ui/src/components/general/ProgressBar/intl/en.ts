import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  of: (value, max) => `${value} of ${max}`,
  percent: (percent) => `${percent}%`,
  unknown: 'In progress',
  announced: (label, quarter) =>
    quarter === 0 ? '' : quarter === 100 ? `${label}: complete` : `${label}: ${quarter}%`,
};

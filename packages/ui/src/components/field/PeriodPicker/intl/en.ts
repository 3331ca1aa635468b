import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

const NAMES: Readonly<Record<string, string>> = { Manhã: 'Morning', Tarde: 'Afternoon', Ambos: 'Both' };

export const texts: Texts<typeof ptBR> = {
  label: 'Period',
  name: (periodo) => NAMES[periodo] ?? periodo,
};

import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  label: 'Risks',
  empty: 'Appointment without risks',
  loading: 'Loading the risks…',
  more: (count) => `Show ${count} more`,
  less: 'Show less',
  groups: {
    FISICO: 'Physical',
    QUIMICO: 'Chemical',
    BIOLOGICO: 'Biological',
    ERGONOMICO: 'Ergonomic',
    ACIDENTE: 'Accident',
  },
};

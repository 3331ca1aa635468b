import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

const ATTENDANCE: Readonly<Record<string, string>> = {
  'Ordem de chegada': 'Walk-in',
  'Horário marcado': 'By appointment',
  Ambos: 'Walk-in and by appointment',
};

export const texts: Texts<typeof ptBR> = {
  label: 'Clinic',
  attendance: (type) => ATTENDANCE[type] ?? '',
  away: 'at',
};

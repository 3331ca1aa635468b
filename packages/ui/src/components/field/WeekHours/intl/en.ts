import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

const TYPES: Readonly<Record<string, string>> = {
  'Ordem de chegada': 'Walk-in',
  'Horário marcado': 'By appointment',
  Ambos: 'Both',
  Inconsistente: 'Inconsistent',
};
/** How a clinic attends, as the domain names it. */
export const typeName = (type: string): string => TYPES[type] ?? type;

export const texts: Texts<typeof ptBR> = {
  label: 'Opening hours',
  day: 'Day',
  morning: 'Morning',
  afternoon: 'Afternoon',
  closed: 'Closed',
  today: 'today',
  shift: (shift) => (shift.inicio && shift.fim ? `${shift.inicio} to ${shift.fim}` : 'Time not given'),
  attendanceType: typeName,
  noHours: 'The chosen provider has no opening hours available or on record.',
};

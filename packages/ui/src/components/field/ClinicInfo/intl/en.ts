import type { Texts } from '../../../../internal/texts.types.ts';
import { typeName } from '../../WeekHours/intl/en.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  phone: 'Phone',
  address: 'Address',
  map: 'See on the map',
  newTab: '(opens in another tab)',
  email: 'Email',
  attendance: 'Attendance',
  attendanceType: typeName,
  hours: 'Opening hours',
  notGiven: 'Not given',
};

export { WeekHours } from './WeekHours.tsx';
export type { WeekHoursProps } from './WeekHours.tsx';
export type { DiaSemana, OpeningHour, TipoServico } from '@apto/domain';

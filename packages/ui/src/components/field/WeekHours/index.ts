export { WeekHours } from './WeekHours.tsx';
export type { WeekHoursProps } from './WeekHours.tsx';
export type { OpeningHour, ServiceType } from '@apto/domain/atendimento';
export type { Weekday } from '@apto/domain/time';

export { WeekHours } from './WeekHours.tsx';
export type { WeekHoursProps } from './WeekHours.tsx';
export type { OpeningHour } from '@apto/domain';

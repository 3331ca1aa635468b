export { WeekHours } from './WeekHours.tsx';
export type { WeekHoursProps } from './WeekHours.tsx';
export type { Weekday, OpeningHour, ServiceType } from '@apto/domain';

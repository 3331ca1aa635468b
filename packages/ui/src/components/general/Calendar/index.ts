export { Calendar } from './Calendar.tsx';
export type { CalendarProps, RangeCalendarProps, SingleCalendarProps } from './Calendar.tsx';
export type { DateRange, Month, DayReason } from './Calendar.logic.ts';
export type { LoadMonth, MonthData, MonthStatus } from './months.logic.ts';
export type { Feriado, Ferias } from '@apto/domain/feriados';
export { useMonths } from './useMonths.ts';

export { Calendar } from './Calendar.tsx';
export type { CalendarProps, RangeCalendarProps, SingleCalendarProps } from './Calendar.tsx';
export type { IntervaloDeDatas, Mes, MotivoDeDia } from './Calendar.logic.ts';
export type { CarregarMes, DadosDoMes, EstadoDoMes } from './meses.logic.ts';
export { useMeses } from './useMeses.ts';

export { DateRangePicker } from './DateRangePicker.tsx';
export type { DateRangePickerProps } from './DateRangePicker.tsx';
export type { RangePreset } from './DateRangePicker.logic.ts';
export type { DateRange } from '../../general/Calendar/Calendar.logic.ts';
export type { DateFailure, DateRules } from '../DatePicker/availability.logic.ts';
export type { OpeningHour, ServiceType } from '@apto/domain/atendimento';
export type { Feriado, Ferias } from '@apto/domain/feriados';
export { nowInSaoPaulo, type Now, type CivilDate, type Weekday } from '@apto/domain/time';

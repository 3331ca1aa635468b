export { DateRangePicker } from './DateRangePicker.tsx';
export type { DateRangePickerProps } from './DateRangePicker.tsx';
export type { RangePreset } from './DateRangePicker.logic.ts';
export type { DateRange } from '../Calendar/Calendar.logic.ts';
export type { DateFailure, DateRules } from '../DatePicker/availability.logic.ts';
export { nowInSaoPaulo } from '@apto/domain';
export type { Now, CivilDate, Weekday, Feriado, Ferias, OpeningHour, ServiceType } from '@apto/domain';

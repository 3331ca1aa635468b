export { DatePicker } from './DatePicker.tsx';
export type { DatePickerProps } from './DatePicker.tsx';
export type { DateFailure, DateRules } from './availability.logic.ts';
/** The present in São Paulo for `agora`, made once a screen: `nowInSaoPaulo(Date.now())`. */
export type { OpeningHour, ServiceType } from '@apto/domain/atendimento';
export type { Feriado, Ferias } from '@apto/domain/feriados';
export { nowInSaoPaulo, type Now, type CivilDate, type Weekday } from '@apto/domain/time';

export { DatePicker } from './DatePicker.tsx';
export type { DatePickerProps } from './DatePicker.tsx';
export type { DateFailure, DateRules } from './availability.logic.ts';
/** The present in São Paulo for `agora`, made once a screen: `nowInSaoPaulo(Date.now())`. */
export { nowInSaoPaulo } from '@apto/domain';
export type { Now, CivilDate, Weekday, Feriado, Ferias, OpeningHour, ServiceType } from '@apto/domain';

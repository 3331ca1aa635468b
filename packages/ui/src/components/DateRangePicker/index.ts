export { DateRangePicker } from './DateRangePicker.tsx';
export type { DateRangePickerProps } from './DateRangePicker.tsx';
export type { RangePreset } from './DateRangePicker.logic.ts';
export type { DateRange } from '../Calendar/Calendar.logic.ts';
export type { DateFailure, DateRules } from '../DatePicker/availability.logic.ts';
export { agoraEmSaoPaulo } from '@apto/domain';
export type { Agora, DataCivil, DiaSemana, Feriado, Ferias, OpeningHour, TipoServico } from '@apto/domain';

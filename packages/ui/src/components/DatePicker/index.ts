export { DatePicker } from './DatePicker.tsx';
export type { DatePickerProps } from './DatePicker.tsx';
export type { DateFailure, DateRules } from './availability.logic.ts';
/** The present in São Paulo for `agora`, made once a screen: `agoraEmSaoPaulo(Date.now())`. */
export { agoraEmSaoPaulo } from '@apto/domain';
export type { Agora, DataCivil, DiaSemana, Feriado, Ferias, OpeningHour, TipoServico } from '@apto/domain';

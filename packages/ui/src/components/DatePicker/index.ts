export { DatePicker } from './DatePicker.tsx';
export type { DatePickerProps } from './DatePicker.tsx';
export type { DateFailure, DateRules } from './availability.logic.ts';

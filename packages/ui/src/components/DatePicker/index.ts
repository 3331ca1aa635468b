export { DatePicker } from './DatePicker.tsx';
export type { DatePickerProps } from './DatePicker.tsx';
export type { FalhaDeDatas, RegrasDeData } from './availability.logic.ts';

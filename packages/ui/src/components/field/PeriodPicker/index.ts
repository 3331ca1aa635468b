export { PeriodPicker } from './PeriodPicker.tsx';
export type { PeriodPickerProps } from './PeriodPicker.tsx';

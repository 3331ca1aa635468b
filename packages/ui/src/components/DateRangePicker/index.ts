export { DateRangePicker } from './DateRangePicker.tsx';
export type { DateRangePickerProps } from './DateRangePicker.tsx';
export type { PresetDeIntervalo } from './DateRangePicker.logic.ts';

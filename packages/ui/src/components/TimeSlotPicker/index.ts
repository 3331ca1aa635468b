export { TimeSlotPicker } from './TimeSlotPicker.tsx';
export type { TimeSlotPickerProps } from './TimeSlotPicker.tsx';
export type { Horario } from './TimeSlotPicker.logic.ts';

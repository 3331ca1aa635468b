export { TimeSlotPicker } from './TimeSlotPicker.tsx';
export type { TimeSlotPickerProps } from './TimeSlotPicker.tsx';
export type { TimeSlot } from './TimeSlotPicker.logic.ts';

export { TimeSlotRow, type SlotsStatus, type TimeSlotRowProps } from './TimeSlotRow.tsx';
export { isRowComplete, type ScheduleRow } from './TimeSlotRow.logic.ts';
export type { Faixa } from '@apto/domain/agendas';

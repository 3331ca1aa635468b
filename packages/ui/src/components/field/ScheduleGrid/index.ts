export { ScheduleGrid, type ScheduleGridProps } from './ScheduleGrid.tsx';
export {
  boundsOf,
  lockedBy,
  rowsWithDate,
  rowsWithPrivate,
  rowsWithProvider,
  rowsWithSlot,
  type DateBounds,
} from './ScheduleGrid.logic.ts';

export { ScheduleGrid, type ScheduleGridProps } from './ScheduleGrid.tsx';
export { rowsWithDate, rowsWithProvider, type DateBounds } from './ScheduleGrid.logic.ts';

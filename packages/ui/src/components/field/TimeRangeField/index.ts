export { TimeRangeField, type TimeRangeFieldProps } from './TimeRangeField.tsx';
export { timeRangeProblem, type TimeRange, type TimeRangeProblem } from '@apto/domain/time';

export { AsyncMultiSelect } from './AsyncMultiSelect.tsx';
export type { AsyncMultiSelectProps } from './AsyncMultiSelect.tsx';

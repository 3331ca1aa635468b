export { FilterBar } from './FilterBar.tsx';
export type { ActiveFilter, FilterBarProps } from './FilterBar.tsx';

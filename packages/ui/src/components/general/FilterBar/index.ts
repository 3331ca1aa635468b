export { FilterBar } from './FilterBar.tsx';
export type { ActiveFilter, FilterBarProps } from './FilterBar.tsx';
export { SavedFilters } from './SavedFilters.tsx';
export type { SavedFiltersProps } from './SavedFilters.tsx';
export type { SavedFiltersStorage } from './useSavedFilters.ts';

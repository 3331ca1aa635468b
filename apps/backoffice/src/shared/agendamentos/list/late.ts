// What a list shows a moment after its rows, in one file: each file of its own would cost the first load its names.
export { default as BulkActions } from '../bulk/BulkActions.tsx';
export { MatchMarks } from '@apto/ui';
export { default as CopyViewButton } from '../filters/CopyViewButton.tsx';
export { default as SavedListFilters } from '../filters/SavedListFilters.tsx';
export { default as NewAgendamentos } from '../live/NewAgendamentos.tsx';
export { default as EmptyList } from './EmptyList.tsx';
export { NamesOfFilters } from '../filters/NamesOfFilters.tsx';

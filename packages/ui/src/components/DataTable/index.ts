export { DataTable } from './DataTable.tsx';
export type { DataTableColumn, DataTableError, DataTableProps } from './types.ts';
export type { TableDensity, TablePreferences, TablePreferencesStorage } from './preferences.logic.ts';
export { countSelected, EVERYTHING_SELECTED, isRowSelected, NOTHING_SELECTED } from './selection.logic.ts';
export type { TableSelection } from './selection.logic.ts';
export type { TableSort } from './sort.logic.ts';

export { DataTable } from './DataTable.tsx';
export type { DataTableColumn, DataTableError, DataTableMore, DataTableProps, TableView } from './types.ts';
export type { TableDensity, TablePreferences, TablePreferencesStorage } from './columns/preferences.logic.ts';
export {
  countSelected,
  EVERYTHING_SELECTED,
  isRowSelected,
  NOTHING_SELECTED,
} from './selection/selection.logic.ts';
export type { TableSelection } from './selection/selection.logic.ts';
export type { TableSort } from './columns/sort.logic.ts';
export type { SortValue } from './client/client.logic.ts';
export { tableCsv, tableData } from './export/export.logic.ts';
export type { ExportColumn, ExportValue, TableData } from './export/export.logic.ts';
export { useClientTable } from './client/useClientTable.tsx';
export type { ClientTable, ClientTableOptions } from './client/useClientTable.tsx';
export { useRowEdit } from './edit/useRowEdit.tsx';
export type { RowEditOptions, RowFieldProps } from './edit/useRowEdit.tsx';
export type { RowErrors } from './edit/edit.logic.ts';
export type { RowEdit, RowEditParts } from './edit/edit.types.ts';

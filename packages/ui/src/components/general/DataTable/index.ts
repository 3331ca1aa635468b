export { DataTable } from './DataTable.tsx';
export type {
  DataTableColumn,
  DataTableError,
  DataTableMore,
  DataTableProps,
  GroupLineProps,
  TableFoot,
  TableGroups,
  TableView,
} from './ground/types.ts';
export type {
  ColumnFilter,
  ColumnFilters,
  ColumnFilterValue,
  ExportValue,
  NumberRange,
  SortValue,
  TableDensity,
  TablePreferences,
  TablePreferencesStorage,
  TableSelection,
  TableSort,
} from './ground/data.types.ts';
export {
  countSelected,
  EVERYTHING_SELECTED,
  isRowSelected,
  NOTHING_SELECTED,
} from './selection/selection.logic.ts';
export { tableData } from './export/export.logic.ts';
export type { ExportColumn, TableData } from './export/export.logic.ts';
export { useTableCsv } from './export/useTableCsv.ts';
export { tableTotals, type TableTotalsOptions } from './totals/tableTotals.tsx';
export { tableGroups, type TableGroupsOptions } from './groups/tableGroups.tsx';
export { useClientTable } from './client/useClientTable.tsx';
export type { ClientTable, ClientTableOptions } from './client/useClientTable.tsx';
export { useRowEdit } from './edit/useRowEdit.tsx';
export type { RowEditOptions, RowFieldProps, RowSaved } from './edit/options.types.ts';
export type { RowErrors } from './edit/edit.logic.ts';
export type { ColumnField, RowEdit, RowEditParts } from './ground/edit.types.ts';

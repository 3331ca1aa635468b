export * from './types.ts';
export { REQUIRED_COLUMNS, SPREADSHEET_COLUMNS, STAFF_COLUMNS, type ColumnId } from './columns.ts';
export * from './headers.ts';
export * from './cells.ts';
export * from './spreadsheet.ts';

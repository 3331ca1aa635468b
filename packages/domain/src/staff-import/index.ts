export * from './types.ts';
export * from './headers.ts';
export * from './cells.ts';
export * from './spreadsheet.ts';

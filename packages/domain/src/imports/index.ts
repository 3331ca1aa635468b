export * from './declaration.ts';
export * from './kinds.ts';
export * from './columns.ts';
export * from './states.ts';
export * from './texts.ts';
export { keyOf, sheetFields } from './registry-kind.ts';

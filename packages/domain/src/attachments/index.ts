export * from './kinds.ts';
export * from './name.ts';

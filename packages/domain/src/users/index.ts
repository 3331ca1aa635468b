export * from './rules.ts';
export * from './recovery.ts';

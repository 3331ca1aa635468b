export * from './rules.ts';
export * from './texts.ts';
export * from './types.ts';

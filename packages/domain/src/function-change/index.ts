export * from './rules.ts';
export * from './texts.ts';

export * from './rights.ts';
export * from './texts.ts';

export * from './kinds.ts';
export * from './states.ts';
export * from './texts.ts';

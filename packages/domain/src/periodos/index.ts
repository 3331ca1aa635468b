export * from './available.ts';
export * from './periodo.ts';

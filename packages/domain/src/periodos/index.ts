export * from './periodo.ts';

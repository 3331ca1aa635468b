export * from './nr7.ts';

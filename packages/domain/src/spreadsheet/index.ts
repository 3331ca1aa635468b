export * from './formula.ts';
export * from './csv.ts';
export * from './repeated.ts';

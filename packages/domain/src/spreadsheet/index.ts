export * from './formula.ts';
export * from './csv.ts';

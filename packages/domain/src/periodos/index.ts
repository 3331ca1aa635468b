export * from './disponiveis.ts';
export * from './periodo.ts';

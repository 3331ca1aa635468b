export * from './dias-uteis.ts';
export * from './feriados.ts';

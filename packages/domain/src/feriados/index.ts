export * from './working-days.ts';
export * from './feriados.ts';

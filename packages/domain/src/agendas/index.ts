export { compareFaixas, nearestFaixas, generateFaixas } from './faixas.ts';
export * from './sequencia.ts';
export type { Agenda, FaixasQuery, AgendaException, Faixa, Occupancy, AgendaPeriodo } from './tipos.ts';

export { compareFaixas, nearestFaixas, generateFaixas } from './faixas.ts';
export * from './change.ts';
export * from './effect.ts';
export * from './proposals.ts';
export * from './sequence.ts';
export * from './week.ts';
export { takenPlaces, type TakenStretch } from './taken.ts';
export type {
  Agenda,
  FaixasQuery,
  AgendaException,
  Faixa,
  Occupancy,
  AgendaPeriodo,
  TakenPlaces,
} from './types.ts';
export * from './room.ts';
export * from './grade-versions.ts';

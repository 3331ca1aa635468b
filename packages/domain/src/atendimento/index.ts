export * from './atendimento.ts';
export * from './week.ts';

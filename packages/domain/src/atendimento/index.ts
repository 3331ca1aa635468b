export * from './atendimento.ts';
export * from './week.ts';
export * from './periodo-options.ts';

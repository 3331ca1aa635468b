export * from './atendimento.ts';
export * from './semana.ts';

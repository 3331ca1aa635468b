export * from './aviso.ts';
export * from './comuns.ts';
export * from './agendamentos.ts';
export * from './assistente.ts';

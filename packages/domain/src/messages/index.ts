export * from './notice.ts';
export * from './common.ts';
export * from './failure.ts';
export * from './faixas.ts';
export * from './agendamentos.ts';
export * from './assistente.ts';
export * from './pedido.ts';

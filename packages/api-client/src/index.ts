export * from './calls/index.ts';
export * from './cliente.ts';
export * from './endpoint.ts';
export * from './erro.ts';
export * from './eventos.ts';
export { PERMISSAO_CHAMADA } from './permissoes.ts';
export * from './schemas/agendamento.ts';
export type { Meta } from './schemas/base.ts';
export { CODIGO_ERRO, corpoDeErro, type CodigoErro, type CorpoDeErro } from './schemas/erro.ts';

export * from './rotulo.ts';
export * from './grupos.ts';
export * from './liberacao.ts';

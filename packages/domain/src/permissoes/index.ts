export * from './constantes.ts';
export * from './verificacao.ts';

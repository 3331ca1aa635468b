export * from './constantes.ts';
export * from './verificacao.ts';
export * from './esquemas.ts';

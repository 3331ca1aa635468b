export * from './tipos.ts';
export * from './regras.ts';
export * from './retorno.ts';

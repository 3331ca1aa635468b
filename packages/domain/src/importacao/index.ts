export * from './tipos.ts';
export * from './cabecalhos.ts';
export * from './celulas.ts';
export * from './planilha.ts';

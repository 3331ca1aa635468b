export * from './label.ts';
export * from './groups.ts';
export * from './liberacao.ts';

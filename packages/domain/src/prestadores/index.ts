export * from './label.ts';
export * from './address.ts';
export * from './distance.ts';
export * from './groups.ts';
export * from './liberacao.ts';

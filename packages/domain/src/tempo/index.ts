export * from './agora.ts';
export * from './data-civil.ts';
export * from './formato.ts';
export * from './hora.ts';

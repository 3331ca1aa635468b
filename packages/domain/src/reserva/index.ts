export * from './row.ts';
export * from './bounds.ts';
export * from './choose.ts';
export * from './config.ts';
export * from './hold.ts';
export * from './validation.ts';
export * from './obstacle.ts';

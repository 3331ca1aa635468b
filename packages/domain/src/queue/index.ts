export * from './actions.ts';
export * from './sla.ts';
export * from './next.ts';
export * from './statuses.ts';
export * from './texts.ts';

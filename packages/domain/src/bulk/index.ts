export * from './actions.ts';
export * from './review.ts';
export * from './texts.ts';

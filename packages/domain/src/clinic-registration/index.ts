export * from './fields.ts';
export * from './review.ts';
export * from './steps.ts';
export * from './texts.ts';
export * from './week.ts';

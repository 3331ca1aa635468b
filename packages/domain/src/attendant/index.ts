export * from './actions.ts';
export * from './telemedicine.ts';
export * from './texts.ts';
export * from './when.ts';

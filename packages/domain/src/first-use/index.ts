export * from './code.ts';
export * from './form.ts';
export * from './texts.ts';
export * from './steps.ts';

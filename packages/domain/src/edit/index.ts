export * from './form.ts';
export * from './payload.ts';
export * from './validation.ts';
export * from './conflict.ts';
export * from './attachment.ts';
export * from './columns.ts';

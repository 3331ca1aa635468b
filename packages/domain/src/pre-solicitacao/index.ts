export * from './status.ts';
export * from './extra-fields.ts';
export * from './request.ts';
export * from './cells.ts';

export * from './constants.ts';
export * from './verification.ts';
export * from './schemas.ts';

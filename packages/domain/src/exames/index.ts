export * from './types.ts';
export * from './rules.ts';
export * from './return-types.ts';
export * from './edit-warnings.ts';
export * from './by-risk.ts';
export * from './preparo.ts';
export * from './preparo-text.ts';
export * from './duration.ts';

export { profiles, users } from './declarations/access.ts';
export * from './names.ts';
export * from './permissions.ts';
export * from './registries.ts';
export * from './rules.ts';
export * from './schema.ts';
export * from './texts.ts';
export * from './types.ts';

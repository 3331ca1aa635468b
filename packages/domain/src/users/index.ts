export * from './rules.ts';
export * from './device.ts';
export * from './recovery.ts';
export * from './second-factor.ts';

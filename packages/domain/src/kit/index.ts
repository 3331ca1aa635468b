export * from './content.ts';
export * from './facts.ts';

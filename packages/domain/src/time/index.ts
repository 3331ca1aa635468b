export * from './now.ts';
export * from './civil-date.ts';
export * from './format.ts';
export * from './clock-time.ts';
export * from './moment.ts';
export * from './range.ts';

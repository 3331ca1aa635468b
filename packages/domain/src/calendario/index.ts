export * from './fuso.ts';
export * from './ics.ts';

export * from './time-zone.ts';
export * from './ics.ts';

export { DateStrip } from './DateStrip.tsx';
export type { DateStripProps } from './DateStrip.tsx';
export { datesBetween } from '@apto/domain/time';

export { DateStrip } from './DateStrip.tsx';
export type { DateStripProps } from './DateStrip.tsx';
export { datasEntre } from '@apto/domain';

export { CARDS } from '../../../../theme/cards.ts';

export const CALM = '(prefers-reduced-motion: reduce)';
export const FORCED = '(forced-colors: active)';
export const PRINT = 'print';

/** Width of the columns for expanding and selecting, in px. */
export const UTILITY_WIDTH = 44;

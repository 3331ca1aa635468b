import { vars } from './contract.css.ts';

/** Behind what a search has found, in letters of the document and in those that the style alone writes. */
export const matchGround = `color-mix(in srgb, ${vars.tone.warning.solid} 28%, transparent)`;

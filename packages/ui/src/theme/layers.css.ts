import { globalLayer } from '@vanilla-extract/css';

/**
 * The one place that declares the order of the cascade. Every `.css.ts` of the project imports this file
 * first, so that the order never depends on which chunk a bundler happens to emit first.
 * A product's own rules, outside of any layer, win over all of these.
 */
export const reset = globalLayer('reset');
export const tokens = globalLayer('tokens');
export const base = globalLayer('base');
export const components = globalLayer('components');
export const utilities = globalLayer('utilities');

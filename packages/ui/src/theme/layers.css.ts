import { globalLayer } from '@vanilla-extract/css';
import { LAYERS } from './layer-names.ts';

/**
 * The one place that declares the order of the cascade. Every `.css.ts` of the project imports this file
 * first, so that the order never depends on which chunk a bundler happens to emit first.
 * A product's own rules, outside of any layer, win over all of these.
 */
export const reset = globalLayer(LAYERS.reset);
export const tokens = globalLayer(LAYERS.tokens);
export const base = globalLayer(LAYERS.base);
export const components = globalLayer(LAYERS.components);
export const utilities = globalLayer(LAYERS.utilities);

/**
 * The cascade, from the weakest layer to the strongest. All lie within `apto`, so that another library's `base` or
 * `components` never mixes with ours; `@layer base, apto, utilities;` places them among a product's own.
 */
export const LAYERS = {
  reset: 'apto.reset',
  tokens: 'apto.tokens',
  base: 'apto.base',
  components: 'apto.components',
  utilities: 'apto.utilities',
} as const;

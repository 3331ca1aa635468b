/**
 * The cascade, from the weakest layer to the strongest. All lie within `apto`, so that another library's `base` or
 * `components` never mixes with ours; `@layer base, apto, utilities;` places them among a product's own.
 */
export declare const LAYERS: {
  readonly reset: 'apto.reset';
  readonly tokens: 'apto.tokens';
  readonly base: 'apto.base';
  readonly components: 'apto.components';
  readonly utilities: 'apto.utilities';
};

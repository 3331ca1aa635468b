import { style, type StyleRule } from '@vanilla-extract/css';
import { components } from './layers.css.ts';

type LayerRule = NonNullable<StyleRule['@layer']>[string];

/** A class whose whole rule lies in the `components` layer, so that a product's own rules always win. */
export function layered(rule: LayerRule, debugId?: string): string {
  return style({ '@layer': { [components]: rule } }, debugId);
}

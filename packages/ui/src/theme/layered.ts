import { style, type StyleRule } from '@vanilla-extract/css';
import { components } from './layers.css.ts';

type LayerRule = NonNullable<StyleRule['@layer']>[string];

/** The ring that only the focus colours; kept, so that nothing moves when it comes. */
const RESTING_RING = '2px solid transparent';
/** Where colours are the person's own, nothing is transparent: every resting ring would look like the focus. */
const FORCED = '(forced-colors: active)';

function withQuietRing(rule: LayerRule): LayerRule {
  if (rule.outline !== RESTING_RING) return rule;
  const media = rule['@media'] ?? {};
  return { ...rule, '@media': { ...media, [FORCED]: { outlineColor: 'Canvas', ...media[FORCED] } } };
}

/** A class whose whole rule lies in the `components` layer, so that a product's own rules always win. */
export function layered(rule: LayerRule, debugId?: string): string {
  return style({ '@layer': { [components]: withQuietRing(rule) } }, debugId);
}

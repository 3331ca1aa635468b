import '../../../theme/layers.css.ts';
import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

const gaps = {
  x1: vars.space.x1,
  x2: vars.space.x2,
  x3: vars.space.x3,
  x4: vars.space.x4,
  x5: vars.space.x5,
  x6: vars.space.x6,
  x7: vars.space.x7,
  x8: vars.space.x8,
};

export const inline = layered({ display: 'flex', minInlineSize: 0 });

export const wrap = layered({ flexWrap: 'wrap' });

export const gap = styleVariants(gaps, (value) => ({ '@layer': { [components]: { gap: value } } }));

export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' },
  (alignItems) => ({ '@layer': { [components]: { alignItems } } }),
);

export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => ({ '@layer': { [components]: { justifyContent } } }),
);

export const grow = layered({ flex: 1, minInlineSize: 0 });

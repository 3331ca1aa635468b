import '../../../theme/layers.css.ts';
import { styleVariants } from '@vanilla-extract/css';
import { gaps } from '../../../theme/gaps.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

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

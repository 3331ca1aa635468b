import '../../../theme/layers.css.ts';
import { styleVariants } from '@vanilla-extract/css';
import { gaps } from '../../../theme/gaps.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

export const stack = layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const gap = styleVariants(gaps, (value) => ({ '@layer': { [components]: { gap: value } } }));

export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch' },
  (alignItems) => ({ '@layer': { [components]: { alignItems } } }),
);

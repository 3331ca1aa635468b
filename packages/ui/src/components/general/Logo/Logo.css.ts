import '../../../theme/layers.css.ts';
import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

export const logo = layered({
  display: 'inline-block',
  inlineSize: 'auto',
  flexShrink: 0,
  color: vars.color.text,
});

export const size = styleVariants({ sm: '20px', md: '24px', lg: '36px' }, (blockSize) => ({
  '@layer': { [components]: { blockSize } },
}));

export const check = layered({
  stroke: vars.color.brandText,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

import '../../../theme/layers.css.ts';
import { createVar, keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

export const inlineSize = createVar();
export const blockSize = createVar();

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const lines = layered({ display: 'grid', gap: vars.space.x3, inlineSize: '100%' });

export const bone = layered({
  display: 'block',
  inlineSize,
  maxInlineSize: '100%',
  blockSize,
  background: vars.color.border,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { background: 'GrayText' },
  },
});

export const shape = styleVariants(
  { text: vars.radius.control, block: vars.radius.card, circle: vars.radius.full },
  (borderRadius) => ({ '@layer': { [components]: { borderRadius } } }),
);

import '../../../theme/layers.css.ts';
import { keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

export const frame = layered({ display: 'grid', gap: vars.space.x2, inlineSize: '100%' });

export const line = layered({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});

export const value = layered({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const track = layered({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '8px',
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.borderControl}`,
  background: vars.color.sunken,
});

export const fill = layered({
  blockSize: '100%',
  borderRadius: vars.radius.full,
  transition: `inline-size ${vars.motion.enter} ${vars.motion.ease}`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const tone = styleVariants(
  {
    brand: vars.color.brand,
    success: vars.tone.success.solid,
    warning: vars.tone.warning.solid,
    danger: vars.tone.danger.solid,
  },
  (background) => ({ '@layer': { [components]: { background } } }),
);

/** How much is not known: a piece that goes by, and stands still in the middle where motion is not wanted. */
export const moving = layered({
  position: 'absolute',
  insetInlineStart: '-40%',
  inlineSize: '40%',
  animation: `${pass} 1.4s linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none', insetInlineStart: '30%' },
  },
});

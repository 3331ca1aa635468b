import '../../../theme/layers.css.ts';
import { keyframes, styleVariants } from '@vanilla-extract/css';
import { dimmed, fade } from '../../../internal/overlay.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

const slide = keyframes({
  from: { opacity: 0, transform: 'translateX(8px)' },
  to: { opacity: 1, transform: 'none' },
});

export const overlay = layered({
  ...dimmed,
  zIndex: vars.z.drawer,
  justifyContent: 'flex-end',
});

export const panel = layered({
  display: 'flex',
  height: '100%',
  boxSizing: 'border-box',
  maxWidth: '100%',
  background: vars.color.raised,
  color: vars.color.text,
  borderInlineStart: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.dialog,
  selectors: { '&[data-entering]': { animation: `${slide} ${vars.motion.enter} ${vars.motion.ease}` } },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&[data-entering]': { animationName: fade } } },
    '(max-width: 639px)': { borderInlineStart: 0 },
  },
});

export const width = styleVariants({ narrow: 400, medium: 560, wide: 800 }, (px) => ({
  '@layer': { [components]: { width: px, '@media': { '(max-width: 639px)': { width: '100%' } } } },
}));

import '../theme/layers.css.ts';
import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const fade = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
export const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(8px)' },
  to: { opacity: 1, transform: 'none' },
});

/** What dims the whole page under a dialog, a drawer or a sheet; each says where on it it stands. */
export const dimmed = {
  position: 'fixed',
  inset: 0,
  display: 'flex',
  // The keyboard of a phone shrinks the visual viewport; react-aria measures it.
  height: 'var(--visual-viewport-height, 100dvh)',
  background: vars.color.overlay,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${vars.motion.enter} ${vars.motion.ease}` },
    '&[data-exiting]': { animation: `${fade} ${vars.motion.fast} ${vars.motion.ease} reverse` },
  },
} as const;

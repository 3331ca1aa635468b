import '../../../theme/layers.css.ts';
import { styleVariants } from '@vanilla-extract/css';
import { dimmed, fade, rise } from '../../../internal/overlay.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

const CALM = '(prefers-reduced-motion: reduce)';
/** From here on there is no thumb to be near to: it stands in the middle, as a dialog does. */
const WIDE = '(min-width: 640px)';

export const overlay = layered({
  ...dimmed,
  zIndex: vars.z.dialog,
  alignItems: 'flex-end',
  justifyContent: 'center',
  '@media': { [WIDE]: { alignItems: 'center', padding: vars.space.x5 } },
});

export const panel = layered({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minBlockSize: 0,
  background: vars.color.raised,
  color: vars.color.text,
  borderBlockStart: `1px solid ${vars.color.border}`,
  borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
  boxShadow: vars.shadow.dialog,
  overflow: 'hidden',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  selectors: {
    '&[data-entering]': { animation: `${rise} ${vars.motion.enter} ${vars.motion.ease}` },
    // Let go, it goes back by itself; under the finger it follows at once.
    '&:not([data-dragging])': { transition: `transform ${vars.motion.fast} ${vars.motion.ease}` },
  },
  '@media': {
    [CALM]: {
      selectors: {
        '&[data-entering]': { animationName: fade },
        '&:not([data-dragging])': { transition: 'none' },
      },
    },
    [WIDE]: {
      inlineSize: '560px',
      maxInlineSize: '100%',
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.dialog,
    },
  },
});

const heights = { content: 'auto', half: '50%', full: 'calc(100% - 16px)' };

/** As high as its content, up to the top; half of the screen; or nearly all of it. */
export const height = styleVariants(heights, (blockSize) => ({
  '@layer': {
    [components]: {
      blockSize,
      maxBlockSize: 'calc(100% - 16px)',
      '@media': { [WIDE]: { blockSize: 'auto', maxBlockSize: '100%' } },
    },
  },
}));

/** Wider than it looks: the whole top edge can be taken. */
export const handle = layered({
  display: 'flex',
  justifyContent: 'center',
  flex: 'none',
  paddingBlock: `${vars.space.x3} ${vars.space.x2}`,
  cursor: 'grab',
  touchAction: 'none',
  '::before': {
    content: '',
    inlineSize: '36px',
    blockSize: '4px',
    borderRadius: vars.radius.full,
    background: vars.color.borderControl,
  },
  '@media': {
    [WIDE]: { display: 'none' },
    '(forced-colors: active)': { '::before': { background: 'ButtonText' } },
  },
});

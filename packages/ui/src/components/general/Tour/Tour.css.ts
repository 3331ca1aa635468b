import '../../../theme/layers.css.ts';
import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

const fade = keyframes({ from: { opacity: 0 } });
const CALM = '(prefers-reduced-motion: reduce)';

/** The hole in the veil. It only shows; the popover over it takes the pointer. */
export const spot = layered({
  position: 'fixed',
  zIndex: `calc(${vars.z.popover} - 1)`,
  borderRadius: vars.radius.card,
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 200vmax ${vars.color.overlay}`,
  pointerEvents: 'none',
  animation: `${fade} ${vars.motion.enter} ${vars.motion.ease}`,
  selectors: { '&[data-middle]': { outlineColor: 'transparent' } },
  '@media': {
    [CALM]: { animation: 'none' },
    // There are no shadows then: the frame alone has to show it.
    '(forced-colors: active)': { outline: '4px solid Highlight' },
    print: { display: 'none' },
  },
});

/** What the step stands at; the frame shows the whole target, which may leave no room beside it. */
export const anchor = layered({ position: 'fixed', pointerEvents: 'none', visibility: 'hidden' });

export const popover = layered({
  zIndex: vars.z.popover,
  inlineSize: 'min(360px, calc(100vw - 24px))',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.dialog,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.dialog,
  outline: 'none',
  selectors: { '&[data-entering]': { animation: `${fade} ${vars.motion.enter} ${vars.motion.ease}` } },
  '@media': { print: { display: 'none' } },
});

export const body = layered({ display: 'grid', gap: vars.space.x3 });

export const dialog = layered({
  padding: vars.space.x5,
  maxBlockSize: 'inherit',
  overflow: 'auto',
  outline: 'none',
});

export const head = layered({ display: 'flex', alignItems: 'flex-start', gap: vars.space.x3 });

export const title = layered({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.text.s16.size,
  lineHeight: vars.text.s16.line,
  fontWeight: vars.weight.semibold,
});

export const close = layered({ flex: 'none', marginBlock: '-4px', marginInlineEnd: '-4px' });

export const content = layered({
  color: vars.color.textMuted,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
});

export const foot = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x2,
});

export const position = layered({
  flex: 1,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontVariantNumeric: 'tabular-nums',
});

import '../../../theme/layers.css.ts';
import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

const fade = keyframes({ from: { opacity: 0 } });

export const root = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const toolbar = layered({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space.x2,
  '@media': { print: { display: 'none' } },
});

export const list = layered({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  overflow: 'clip',
});

export const item = layered({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const trigger = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  inlineSize: '100%',
  minBlockSize: `max(${vars.size.row}, 44px)`,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x5,
  color: vars.color.text,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-disabled="true"]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
});

export const chevron = layered({
  flexShrink: 0,
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' }, print: { display: 'none' } },
});

export const words = layered({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const reason = layered({
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontWeight: vars.weight.regular,
});

export const summary = layered({
  flexShrink: 0,
  maxInlineSize: '50%',
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontWeight: vars.weight.regular,
  textAlign: 'end',
});

/** Closed it keeps no padding of its own: what the browser's search can find is laid out, but takes no room. */
export const panel = layered({
  selectors: {
    '&:not([hidden])': { animation: `${fade} ${vars.motion.enter} ${vars.motion.ease}` },
  },
  '@media': {
    // Paper cannot be pressed: everything is open on it.
    print: {
      selectors: { '&[hidden]': { contentVisibility: 'visible', display: 'block !important' } },
    },
  },
});

export const inner = layered({
  padding: `${vars.space.x2} ${vars.space.x5} ${vars.space.x5} calc(${vars.space.x5} + ${vars.space.x4} + 16px)`,
  '@media': { '(max-width: 599px)': { paddingInlineStart: vars.space.x5 } },
});

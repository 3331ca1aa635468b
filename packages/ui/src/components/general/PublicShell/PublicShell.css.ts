import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const shell = layered({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvb',
  background: vars.color.surface,
});

export const column = layered({
  inlineSize: '100%',
  maxInlineSize: '480px',
  marginInline: 'auto',
  paddingInline: vars.space.x5,
});

export const header = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: '56px',
  borderBlockStart: `4px solid ${vars.color.brand}`,
  paddingBlock: vars.space.x3,
});

export const headerLine = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: '44px',
});

export const company = layered({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.text.s16.size,
  lineHeight: vars.text.s16.line,
  fontWeight: vars.weight.semibold,
});

export const name = layered({ display: 'block', overflowWrap: 'anywhere' });

export const twoLines = layered({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const whole = layered({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  outline: '2px solid transparent',
  outlineOffset: '2px',
  selectors: { '&[data-focus-visible]': { outlineColor: vars.color.focus } },
});

export const step = layered({
  flexShrink: 0,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  fontWeight: vars.weight.medium,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { display: 'none' } },
});

export const track = layered({
  display: 'flex',
  gap: vars.space.x2,
  blockSize: '4px',
  '@media': { print: { display: 'none' } },
});

export const dash = layered({
  flex: 1,
  borderRadius: vars.radius.full,
  background: vars.color.border,
  selectors: { '&[data-done]': { background: vars.color.brand } },
  '@media': {
    '(forced-colors: active)': {
      background: 'GrayText',
      selectors: { '&[data-done]': { background: 'Highlight' } },
    },
  },
});

export const main = layered({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x6,
  paddingBlock: vars.space.x6,
  fontSize: vars.text.s16.size,
  lineHeight: vars.text.s16.line,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const question = layered({ display: 'grid', gap: vars.space.x3 });

export const foot = layered({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.bar,
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': { print: { display: 'none' } },
});

export const actions = layered({
  display: 'grid',
  gap: vars.space.x3,
  paddingBlock: vars.space.x4,
  paddingBlockEnd: `max(${vars.space.x4}, env(safe-area-inset-bottom))`,
});

import '../../../../theme/layers.css.ts';
import { vars } from '../../../../theme/contract.css.ts';
import { layered } from '../../../../theme/layered.ts';
import { FORCED } from '../AgendaFrame.css.ts';
import { HEAD } from './looks.ts';

const row = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const;

/** A month never scrolls sideways. */
export const grid = layered({ inlineSize: '100%' });
export const head = layered({
  ...row,
  ...HEAD,
});
export const weekday = layered({
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
});
export const week = layered({
  ...row,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border}` } },
});
export const cell = layered({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minInlineSize: 0,
  // Three bookings, the day and the count of the others.
  minBlockSize: '124px',
  padding: vars.space.x1,
  contain: 'layout paint',
  selectors: {
    '&:not(:last-child)': { borderInlineEnd: `1px solid ${vars.color.border}` },
    '&[data-outside]': { background: vars.color.sunken },
    '[data-narrow] &': { minBlockSize: '60px' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '164px' } },
});
export const dayLine = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
});
export const day = layered({
  flexShrink: 0,
  minInlineSize: '24px',
  minBlockSize: '24px',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.full,
  color: vars.color.text,
  fontSize: vars.text.s13.size,
  lineHeight: '24px',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover, textDecoration: 'underline' },
    '[data-outside] &': { color: vars.color.textMuted },
    '&[data-today]': {
      background: vars.color.brand,
      color: vars.color.onBrand,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': {
    '(pointer: coarse)': {
      minInlineSize: vars.size.touch,
      minBlockSize: vars.size.touch,
      lineHeight: vars.size.touch,
    },
    [FORCED]: { selectors: { '&[data-today]': { outline: '2px solid Highlight' } } },
  },
});
export const note = layered({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.tone.warning.text,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  selectors: { '[data-narrow] &': { display: 'none' } },
});
export const rest = layered({
  minBlockSize: '20px',
  border: 0,
  justifyContent: 'flex-start',
  paddingInline: vars.space.x2,
});

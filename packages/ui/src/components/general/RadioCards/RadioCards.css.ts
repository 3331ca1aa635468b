import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const list = layered({ display: 'grid', gap: vars.space.x3, gridTemplateColumns: 'minmax(0, 1fr)' });

export const two = layered({
  '@media': { '(min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const card = layered({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x4,
  inlineSize: '100%',
  minBlockSize: '56px',
  padding: vars.space.x5,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.textMuted },
    '&[data-state="checked"]': {
      borderColor: vars.color.brand,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand}`,
      background: vars.color.selected,
    },
    '&[aria-disabled="true"], &:disabled': {
      background: vars.color.sunken,
      borderColor: vars.color.borderStrong,
      color: vars.color.textMuted,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-state="checked"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const words = layered({ display: 'grid', gap: vars.space.x1, flex: 1, minInlineSize: 0 });

export const title = layered({
  fontSize: vars.text.s16.size,
  lineHeight: vars.text.s16.line,
  fontWeight: vars.weight.semibold,
});

export const text = layered({
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  color: vars.color.textMuted,
});

export const reason = layered({
  display: 'flex',
  gap: vars.space.x2,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  color: vars.color.text,
});

export const reasonIcon = layered({
  flexShrink: 0,
  inlineSize: '16px',
  blockSize: '16px',
  marginBlockStart: '2px',
});

export const aside = layered({
  flexShrink: 0,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s16.line,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const ring = layered({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '20px',
  blockSize: '20px',
  marginBlockStart: '2px',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  selectors: { '[data-state="checked"] > &': { borderColor: vars.color.brand } },
});

export const mark = layered({
  display: 'block',
  inlineSize: '12px',
  blockSize: '12px',
  borderRadius: vars.radius.full,
  background: vars.color.brand,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const list = layered({ display: 'grid', gap: vars.space.x3 });

export const item = layered({ display: 'grid', gap: vars.space.x3 });

// What belongs to a clinic stands inside of its frame.
export const footer = layered({ padding: `0 ${vars.space.x5} ${vars.space.x5}` });

/** A card with something under it: the frame is of both. */
export const framed = layered({
  gap: 0,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.borderControl}`,
  background: vars.color.surface,
  selectors: {
    '&:has(> [aria-checked="true"])': { borderColor: vars.color.brand, background: vars.color.selected },
  },
});

export const card = layered({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  columnGap: vars.space.x4,
  alignItems: 'start',
  inlineSize: '100%',
  minBlockSize: '72px',
  padding: vars.space.x5,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.borderControl}`,
  background: vars.color.surface,
  color: vars.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.textMuted },
    [`${framed} > &, ${framed} > &:hover`]: { borderColor: 'transparent', background: 'transparent' },
    '&[aria-checked="true"]': {
      borderColor: vars.color.brand,
      background: vars.color.selected,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand}`,
    },
    [`${framed} > &[aria-checked="true"]`]: { boxShadow: 'none' },
    '&[aria-disabled="true"]': {
      background: vars.color.sunken,
      borderColor: vars.color.border,
      color: vars.color.textMuted,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-checked="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const mark = layered({
  inlineSize: '20px',
  blockSize: '20px',
  marginBlockStart: '2px',
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.color.borderControl}`,
  selectors: {
    '[aria-checked="true"] > &': { borderColor: vars.color.brand, borderWidth: '6px' },
  },
});

export const words = layered({ display: 'grid', gap: vars.space.x2, minInlineSize: 0 });

export const name = layered({
  fontSize: vars.text.s16.size,
  lineHeight: vars.text.s16.line,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

export const line = layered({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  color: vars.color.textMuted,
});

export const lineIcon = layered({ flex: 'none', marginBlockStart: '2px' });

export const reason = layered({ color: vars.tone.warning.text });

export const distance = layered({
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s16.line,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

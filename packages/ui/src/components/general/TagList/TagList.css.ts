import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const group = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  minWidth: 0,
});

export const label = layered({
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});

export const list = layered({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = layered({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minWidth: 0,
  maxWidth: '100%',
});

export const between = layered({
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
});

export const chip = layered({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  maxWidth: '100%',
  minHeight: 26,
  boxSizing: 'border-box',
  paddingInline: vars.space.x3,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  color: vars.color.text,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  cursor: 'default',
  selectors: {
    '&[data-removable]': { paddingInlineEnd: vars.space.x1 },
    // Told by the figure too: a dashed edge is seen without colour.
    '&[data-empty]': { borderStyle: 'dashed', borderColor: vars.tone.warning.solid },
  },
  '@media': { '(pointer: coarse)': { minHeight: 36 } },
});

export const text = layered({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const count = layered({
  flex: 'none',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const name = layered({ color: vars.color.textMuted });

export const remove = layered({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: 20,
  height: 20,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  outline: '2px solid transparent',
  selectors: {
    '&[data-hovered]': { background: vars.color.border, color: vars.color.text },
    '&:focus-visible': { outlineColor: vars.color.focus },
  },
  // The chip stays small; the finger's target reaches over its edges.
  '::after': { content: '' },
  '@media': {
    '(pointer: coarse)': {
      position: 'relative',
      width: 28,
      height: 28,
      '::after': { position: 'absolute', inset: -8 },
    },
  },
});

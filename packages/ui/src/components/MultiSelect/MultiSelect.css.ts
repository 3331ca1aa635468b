import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

export const search = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.x4,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.textSubtle,
});

export const searchInput = layered({
  color: vars.color.text,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
});

export const foot = layered({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  padding: vars.space.x2,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const chips = layered({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  marginBlockStart: vars.space.x1,
});

export const chip = layered({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  maxInlineSize: '100%',
  minBlockSize: '26px',
  paddingInlineStart: vars.space.x3,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});

export const chipName = layered({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const remove = layered({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '26px',
  blockSize: '24px',
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.color.sunken, color: vars.color.text } },
  '@media': { '(pointer: coarse)': { inlineSize: vars.size.touch, blockSize: vars.size.touch } },
});

import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const root = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  inlineSize: '100%',
  color: vars.color.text,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
});

export const title = layered({ fontWeight: vars.weight.semibold });

export const reasons = layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 });

export const reason = layered({
  display: 'flex',
  gap: vars.space.x3,
  alignItems: 'flex-start',
  color: vars.tone.danger.text,
});

export const reasonIcon = layered({ flex: 'none', marginBlockStart: '2px' });

export const words = layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** The days of a reason, and who can lift it. */
export const detail = layered({
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});

export const choices = layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });

export const choicePlace = layered({ minInlineSize: 0, maxInlineSize: '100%' });

export const choice = layered({
  maxInlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.x4,
  paddingBlock: vars.space.x1,
  textAlign: 'start',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.borderControl}`,
  background: vars.color.surface,
  color: vars.color.brandText,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: vars.color.brandFaint } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

export const loading = layered({ color: vars.color.textMuted });

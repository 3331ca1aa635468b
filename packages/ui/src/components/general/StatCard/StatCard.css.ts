import '../../../theme/layers.css.ts';
import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

/** As many beside one another as fit, all of one width. */
export const cards = layered({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
  gap: vars.space.x4,
  margin: 0,
});

export const card = layered({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minInlineSize: 0,
  containerType: 'inline-size',
  padding: `${vars.space.x4} ${vars.space.x5}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  selectors: {
    '&:has(a:hover)': { borderColor: vars.color.borderControl },
    '&:has(a:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
  },
  '@media': { print: { breakInside: 'avoid' } },
});

export const label = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontWeight: vars.weight.medium,
});

export const icon = layered({ display: 'inline-flex', flex: 'none' });

export const iconTone = styleVariants(
  {
    neutral: vars.color.textSubtle,
    success: vars.tone.success.solid,
    warning: vars.tone.warning.solid,
    danger: vars.tone.danger.solid,
    info: vars.tone.info.solid,
    highlight: vars.tone.highlight.solid,
  },
  (color) => ({ '@layer': { [components]: { color } } }),
);

/** The whole card is what is pressed; its name stays the label's words. */
export const link = layered({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const value = layered({
  margin: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.text.s24.size,
  lineHeight: vars.text.s24.line,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  // Two of them beside one another on a phone: an amount stays on its line.
  '@container': { '(max-width: 159px)': { fontSize: vars.text.s20.size } },
});

export const none = layered({ color: vars.color.textSubtle });

/** As high as the number that it stands for. */
export const waiting = layered({ display: 'flex', alignItems: 'center', minBlockSize: vars.text.s24.line });

export const note = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.x2,
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});

export const change = layered({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x1 });

export const changeTone = styleVariants(
  {
    neutral: vars.color.textMuted,
    success: vars.tone.success.text,
    danger: vars.tone.danger.text,
  },
  (color) => ({ '@layer': { [components]: { color } } }),
);

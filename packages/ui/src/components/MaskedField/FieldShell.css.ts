import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

export const field = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  minInlineSize: 0,
  maxInlineSize: '100%',
});

export const label = layered({
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  fontWeight: vars.weight.medium,
  color: vars.color.text,
});

export const required = layered({ color: vars.tone.perigo.text });

export const optional = layered({ color: vars.color.textMuted, fontWeight: vars.weight.regular });

export const control = layered({
  display: 'flex',
  alignItems: 'stretch',
  minBlockSize: vars.size.control,
  inlineSize: '100%',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.borderControl}`,
  background: vars.color.surface,
  color: vars.color.text,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:focus-within': { borderColor: vars.color.focus, boxShadow: `0 0 0 1px ${vars.color.focus}` },
    '&[data-invalid]': { borderColor: vars.tone.perigo.solid },
    '&[data-invalid]:focus-within': { boxShadow: `0 0 0 1px ${vars.tone.perigo.solid}` },
    '&[data-disabled]': { background: vars.color.sunken, color: vars.color.textDisabled },
    '&[data-readonly]': { background: vars.color.sunken },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:focus-within': { outline: '2px solid Highlight' } } },
  },
});

export const input = layered({
  flex: '1 1 auto',
  minInlineSize: 0,
  inlineSize: '100%',
  paddingInline: vars.space.x4,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentcolor', opacity: 1 },
  },
});

export const help = layered({
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  color: vars.color.textMuted,
});

export const error = layered({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  color: vars.tone.perigo.text,
});

export const errorIcon = layered({ flex: 'none', marginBlockStart: '2px' });

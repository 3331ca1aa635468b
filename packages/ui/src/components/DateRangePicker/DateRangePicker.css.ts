import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

export const control = layered({
  inlineSize: '19em',
  maxInlineSize: '100%',
  gap: vars.space.x2,
  '@media': { '(max-width: 359px)': { flexWrap: 'wrap', paddingBlock: vars.space.x2 } },
});

export const date = layered({ flex: '0 1 6.6em', minInlineSize: '6em' });

export const separator = layered({
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  marginInlineEnd: vars.space.x3,
});

/** Keeps the button at the end, whatever the dates leave. */
export const open = layered({ marginInlineStart: 'auto' });

export const linkButton = layered({
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'baseline',
  gap: vars.space.x1,
  minBlockSize: '24px',
  borderRadius: vars.radius.control,
  color: vars.color.link,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

export const body = layered({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x5,
  alignItems: 'flex-start',
  '@media': { '(max-width: 599px)': { flexDirection: 'column', alignItems: 'stretch' } },
});

export const presets = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  inlineSize: '11em',
  '@media': { '(max-width: 599px)': { flexDirection: 'row', flexWrap: 'wrap', inlineSize: '100%' } },
});

export const preset = layered({
  minBlockSize: vars.size.control,
  paddingInline: vars.space.x4,
  paddingBlock: vars.space.x2,
  borderRadius: vars.radius.control,
  border: '1px solid transparent',
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  color: vars.color.text,
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-pressed="true"]': { background: vars.color.selected, color: vars.color.selectedText },
    '&[aria-disabled="true"]': {
      color: vars.color.textDisabled,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
      background: 'transparent',
    },
  },
  '@media': {
    '(max-width: 599px)': { borderColor: vars.color.border, minBlockSize: vars.size.touch },
    '(pointer: coarse)': { minBlockSize: vars.size.touch },
  },
});

export const presetReason = layered({
  minBlockSize: `calc(2 * ${vars.text.s12.line})`,
  paddingInline: vars.space.x4,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  color: vars.tone.atencao.text,
  '@media': { '(max-width: 599px)': { inlineSize: '100%', paddingInline: 0 } },
});

export const whyNot = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  inlineSize: '100%',
  maxInlineSize: '26em',
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
});

export const whyNotInCalendar = layered({
  inlineSize: 0,
  minInlineSize: '100%',
  maxInlineSize: 'none',
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const whyNotTitle = layered({ fontWeight: vars.weight.semibold });

export const failures = layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 });

export const failure = layered({
  display: 'flex',
  gap: vars.space.x3,
  alignItems: 'flex-start',
  color: vars.tone.perigo.text,
});

export const failureIcon = layered({ flex: 'none', marginBlockStart: '2px' });

export const failureDays = layered({ color: vars.color.textMuted, fontSize: vars.text.s13.size });

export const alternatives = layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });

export const alternative = layered({
  minBlockSize: vars.size.control,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.borderControl}`,
  background: vars.color.surface,
  color: vars.color.brandText,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:hover': { background: vars.color.brandFaint } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

export const popoverBody = layered({ inlineSize: 'min(26em, calc(100vw - 48px))' });

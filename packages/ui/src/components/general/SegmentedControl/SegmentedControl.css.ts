import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const group = layered({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  gap: vars.space.x1,
  padding: vars.space.x1,
  border: `1px solid ${vars.color.border}`,
  borderRadius: `calc(${vars.radius.control} + ${vars.space.x1})`,
  background: vars.color.sunken,
});

export const full = layered({ display: 'flex', inlineSize: '100%' });

/** On touch, and where colours are the person's own. */
const MEDIA = {
  '(pointer: coarse)': { minBlockSize: vars.size.touch },
  '(forced-colors: active)': {
    selectors: {
      // The words of what is forced stand on the page's own colour: they would be lost.
      '&[data-state="checked"]': {
        background: 'Highlight',
        borderColor: 'Highlight',
        color: 'HighlightText',
        forcedColorAdjust: 'none',
      },
    },
  },
} as const;

export const item = layered({
  display: 'inline-flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  minBlockSize: `calc(${vars.size.control} - 6px)`,
  paddingInline: vars.space.x4,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[data-state="checked"]': {
      background: vars.color.surface,
      borderColor: vars.color.borderControl,
      color: vars.color.text,
    },
    '&[aria-disabled="true"], &:disabled': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': MEDIA,
});

/**
 * One row, however many there are: it takes the width there is, asks for none itself, and scrolls inside. Room at its
 * edges keeps the focus ring whole.
 */
export const row = layered({
  display: 'flex',
  boxSizing: 'border-box',
  inlineSize: 0,
  minInlineSize: '100%',
  gap: vars.space.x2,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  paddingBlock: vars.space.x1,
  marginBlock: `calc(-1 * ${vars.space.x1})`,
});

export const chip = layered({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.x4,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-state="checked"]': {
      borderColor: vars.color.brand,
      background: vars.color.selected,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand}`,
    },
    '&[aria-disabled="true"], &:disabled': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': MEDIA,
});

export const count = layered({
  color: vars.color.textSubtle,
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.regular,
});

export const icon = layered({
  display: 'inline-flex',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});

export const frame = layered({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x2,
  maxInlineSize: '100%',
});

/** Keeps its line, so that nothing moves when it is asked for. */
export const reason = layered({
  minBlockSize: vars.text.s13.line,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  color: vars.color.textMuted,
});

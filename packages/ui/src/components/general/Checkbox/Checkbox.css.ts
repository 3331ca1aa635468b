import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

const FORCED = '(forced-colors: active)';

export const root = layered({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });

/** The whole row is the target. */
export const row = layered({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  minBlockSize: '24px',
  paddingBlock: vars.space.x1,
  maxInlineSize: '100%',
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch, paddingBlock: '10px' } },
});

/** As wide as its place, so that the ends of several stand below each other. */
export const whole = layered({ display: 'flex', inlineSize: '100%' });

export const box = layered({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '18px',
  blockSize: '18px',
  marginBlockStart: '1px',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.onBrand,
  cursor: 'pointer',
  position: 'relative',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    // Alone in a cell the box is small; this widens what can be hit to 24 px, or 44 px for a finger.
    '&::after': { content: '', position: 'absolute', inset: '-4px' },
    '&:hover': { borderColor: vars.color.textMuted },
    '&[data-state="checked"], &[data-state="indeterminate"]': {
      background: vars.color.brand,
      borderColor: vars.color.brand,
    },
    '&[aria-invalid="true"]': {
      borderColor: vars.tone.danger.solid,
      boxShadow: `inset 0 0 0 1px ${vars.tone.danger.solid}`,
    },
    '&[aria-disabled="true"], &:disabled': {
      background: vars.color.sunken,
      borderColor: vars.color.borderStrong,
      color: vars.color.textMuted,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(pointer: coarse)': {
      inlineSize: '22px',
      blockSize: '22px',
      selectors: { '&::after': { inset: '-11px' } },
    },
    [FORCED]: {
      selectors: {
        '&[data-state="checked"], &[data-state="indeterminate"]': {
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

/** What a form reads, under the box: the browser says at it that it must be marked. */
export const sent = layered({
  position: 'absolute',
  inlineSize: '18px',
  blockSize: '18px',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});

export const mark = layered({ display: 'grid', placeItems: 'center', inlineSize: '14px', blockSize: '14px' });

export const label = layered({
  minInlineSize: 0,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  color: vars.color.text,
  cursor: 'pointer',
  overflowWrap: 'break-word',
  selectors: { '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
});

export const required = layered({
  color: vars.tone.danger.text,
  marginInlineStart: vars.space.x1,
  '::before': { content: '*' },
});

export const end = layered({
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space.x1,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.body.line,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});

export const note = layered({
  marginInlineStart: '26px',
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  color: vars.color.textMuted,
});

export const error = layered({
  display: 'flex',
  gap: vars.space.x2,
  marginInlineStart: '26px',
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  color: vars.tone.danger.text,
});

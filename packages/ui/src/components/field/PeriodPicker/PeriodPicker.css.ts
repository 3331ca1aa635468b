import '../../../theme/layers.css.ts';
import { UNAVAILABLE_INK } from '../../../internal/choiceTile.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const group = layered({
  display: 'inline-flex',
  flexWrap: 'wrap',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  gap: vars.space.x1,
  padding: vars.space.x1,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.borderControl}`,
  background: vars.color.surface,
  selectors: {
    '&[data-invalid]': { borderColor: vars.tone.danger.solid },
    '&[data-disabled]': { background: vars.color.sunken },
  },
});

export const option = layered({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  minBlockSize: `calc(${vars.size.control} - 6px)`,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.control,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  color: vars.color.text,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-checked="true"]': {
      background: vars.color.brand,
      color: vars.color.onBrand,
      fontWeight: vars.weight.semibold,
    },
    '&[aria-disabled="true"]': {
      color: UNAVAILABLE_INK,
      cursor: 'not-allowed',
      background: 'transparent',
    },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-checked="true"]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

/** A period that can be chosen although something speaks against it. */
export const mark = layered({ marginInlineStart: vars.space.x2, flex: 'none' });

/** One line that is there from the start, so that a reason moves nothing. */
export const reason = layered({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  minBlockSize: vars.text.s13.line,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  color: vars.tone.warning.text,
});

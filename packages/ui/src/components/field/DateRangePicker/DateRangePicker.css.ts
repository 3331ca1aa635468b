import '../../../theme/layers.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

export const control = layered({
  inlineSize: '19em',
  maxInlineSize: '100%',
  // Both days and the button stay inside of the box, however narrow its place.
  minInlineSize: 'min-content',
  gap: vars.space.x2,
  '@media': { '(max-width: 359px)': { flexWrap: 'wrap', paddingBlock: vars.space.x2 } },
});

// Its place is as wide as both days need, or what stands beside it would be covered.
globalStyle(`[role='group']:has(> ${control})`, {
  '@layer': { [components]: { minInlineSize: 'min-content' } },
});

export const date = layered({ flex: '0 1 6.6em', minInlineSize: '6em' });

export const separator = layered({
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  marginInlineEnd: vars.space.x3,
});

export const presets = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  inlineSize: '13em',
  '@media': {
    '(max-width: 599px)': {
      flexDirection: 'row',
      flexWrap: 'wrap',
      gap: vars.space.x3,
      inlineSize: '100%',
    },
  },
});

export const presetPlace = layered({ display: 'flex', flexDirection: 'column', maxInlineSize: '100%' });

export const preset = layered({
  minBlockSize: vars.size.control,
  paddingInline: vars.space.x4,
  paddingBlock: vars.space.x2,
  borderRadius: vars.radius.control,
  border: '1px solid transparent',
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  textAlign: 'start',
  color: vars.color.text,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-pressed="true"]': { background: vars.color.selected, color: vars.color.selectedText },
    '&[aria-disabled="true"]': {
      color: vars.color.textDisabled,
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
  paddingInline: vars.space.x4,
  paddingBlockEnd: vars.space.x2,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  color: vars.color.textMuted,
});

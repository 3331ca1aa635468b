import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

/** A date is as wide as a date. */
export const dateControl = layered({ inlineSize: '11.5em', maxInlineSize: '100%' });

/** Keeps the button at the end, whatever the dates leave. */
export const open = layered({ marginInlineStart: 'auto' });

export const linkButton = layered({
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'baseline',
  gap: vars.space.x1,
  // Larger than its line to be pressed, and no reason for the line to grow away from its icon.
  minBlockSize: '24px',
  marginBlock: '-2px',
  borderRadius: vars.radius.control,
  color: vars.color.link,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  '@media': {
    '(pointer: coarse)': {
      minBlockSize: vars.size.touch,
      marginBlock: `calc((${vars.text.s13.line} - ${vars.size.touch}) / 2)`,
    },
  },
});

export const body = layered({
  display: 'flex',
  gap: vars.space.x5,
  alignItems: 'flex-start',
  '@media': {
    // Not wide enough for a column of its own: what was refused stands above the days, where it is seen.
    '(max-width: 1179px)': { flexWrap: 'wrap' },
    '(max-width: 599px)': { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch' },
  },
});

/** Beside the days where there is room, so that the popover grows to the side and not past the window's end. */
export const panel = layered({
  flex: '0 0 22em',
  paddingInlineStart: vars.space.x5,
  borderInlineStart: `1px solid ${vars.color.border}`,
  selectors: { '&[data-empty]': { display: 'none' } },
  '@media': {
    '(max-width: 1179px)': {
      order: -1,
      flex: '1 1 100%',
      inlineSize: 0,
      minInlineSize: '100%',
      paddingInlineStart: 0,
      paddingBlockEnd: vars.space.x4,
      borderInlineStart: 0,
      borderBlockEnd: `1px solid ${vars.color.border}`,
    },
    '(max-width: 599px)': { flex: 'none' },
  },
});

export const popoverBody = layered({ inlineSize: 'min(26em, calc(100vw - 48px))' });

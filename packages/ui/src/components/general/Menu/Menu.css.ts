import '../../../theme/layers.css.ts';
import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { appearing, floating } from '../../../theme/floating.ts';
import { layered } from '../../../theme/layered.ts';

const fade = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const popover = layered({
  minWidth: 'max(200px, var(--trigger-width, 0px))',
  maxWidth: 'min(360px, calc(100vw - 24px))',
  ...floating,
  // While it faded its items would be drawn again in the moment that the dialog of the chosen one opens, and opened again
  // meanwhile it would not take the focus.
  selectors: appearing(fade),
});

/** Between the panel and its list, where this was drawn ahead: no box, and the panel's height goes through it. */
export const aside = layered({ display: 'contents', maxHeight: 'inherit' });

export const menu = layered({
  maxHeight: 'inherit',
  overflow: 'auto',
  padding: vars.space.x2,
  outline: 'none',
});

export const section = layered({
  selectors: {
    '& + &': {
      marginTop: vars.space.x2,
      paddingTop: vars.space.x2,
      borderTop: `1px solid ${vars.color.border}`,
    },
  },
});

export const sectionTitle = layered({
  padding: `${vars.space.x3} ${vars.space.x3} ${vars.space.x2}`,
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  fontWeight: vars.weight.medium,
});

export const item = layered({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.x3,
  // The icon stands on the first line, and one line stands in the middle of the row.
  alignItems: 'start',
  alignContent: 'center',
  minHeight: vars.size.control,
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: '2px solid transparent',
  outlineOffset: -2,
  selectors: {
    '&[data-focused]': { background: vars.color.hover },
    '&[data-focus-visible]': { outlineColor: vars.color.focus },
    '&[data-tone="danger"]': { color: vars.tone.danger.text },
    '&[data-tone="danger"][data-focused]': { background: vars.tone.danger.ground },
    '&[aria-disabled="true"]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&[aria-disabled="true"][data-focused]': { background: vars.color.hover },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: vars.size.touch },
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': { outlineColor: 'Highlight' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const icon = layered({
  display: 'flex',
  gridColumn: 1,
  paddingTop: vars.space.x1,
});
export const texts = layered({ gridColumn: 2, minWidth: 0 });
export const label = layered({ display: 'block', overflowWrap: 'anywhere' });
export const description = layered({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
});
export const check = layered({ display: 'flex', gridColumn: 3, color: vars.color.brandText });
export const more = layered({
  display: 'flex',
  gridColumn: 3,
  paddingTop: vars.space.x1,
  color: vars.color.textMuted,
});
export const shortcut = layered({
  gridColumn: 3,
  color: vars.color.textMuted,
  fontFamily: vars.font.body,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
});
export const empty = layered({
  padding: vars.space.x4,
  color: vars.color.textMuted,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
});

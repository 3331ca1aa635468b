import '../../../../theme/layers.css.ts';
import { vars } from '../../../../theme/contract.css.ts';
import { layered } from '../../../../theme/layered.ts';
import { SMALL } from '../../IconButton/IconButton.css.ts';

/** Rows are cards on a screen that is narrower than any table with columns: there is nothing to widen or to pin. */
const ONLY_CARDS = '(max-width: 639px)';

export const end = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  '@media': { [ONLY_CARDS]: { display: 'none' } },
});

/** In the place of a line's pin, where it has none. */
export const noPin = layered({
  inlineSize: SMALL,
  '@media': { '(pointer: coarse)': { inlineSize: vars.size.touch } },
});

export const widthBox = layered({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  margin: `0 ${vars.space.x2}`,
});

export const width = layered({
  boxSizing: 'border-box',
  width: 72,
  height: 28,
  paddingInline: `${vars.space.x3} ${vars.space.x6}`,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: 'inherit',
  fontSize: vars.text.s13.size,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  appearance: 'textfield',
  outline: '2px solid transparent',
  outlineOffset: 1,
  ':focus-visible': { outlineColor: vars.color.focus },
  selectors: {
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
  '@media': { '(pointer: coarse)': { height: vars.size.touch } },
});

export const unit = layered({
  position: 'absolute',
  insetInlineEnd: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  pointerEvents: 'none',
});

export const density = layered({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x2} ${vars.space.x5}`,
  margin: `${vars.space.x4} 0 0`,
  padding: `${vars.space.x4} 0 0`,
  border: 0,
  borderTop: `1px solid ${vars.color.border}`,
});

export const legend = layered({
  float: 'left',
  width: '100%',
  padding: 0,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontWeight: vars.weight.medium,
});

export const choice = layered({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: vars.size.control,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  cursor: 'pointer',
});

export const radio = layered({ width: 16, height: 16, margin: 0, accentColor: vars.color.brand });

export const foot = layered({ marginTop: vars.space.x3 });

import '../../../../theme/layers.css.ts';
import { vars } from '../../../../theme/contract.css.ts';
import { layered } from '../../../../theme/layered.ts';

export const list = layered({ margin: 0, padding: 0, listStyle: 'none' });

export const item = layered({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x4}`,
  minHeight: vars.size.row,
  selectors: {
    '&[data-dragged]': { background: vars.color.selected, borderRadius: vars.radius.control },
    // Where a dragged column would go.
    '&[data-drop]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      height: 3,
      background: vars.color.brand,
    },
    '&[data-drop="before"]::after': { top: -2 },
    '&[data-drop="after"]::after': { bottom: -2 },
  },
});

export const name = layered({ display: 'flex', alignItems: 'center', gap: vars.space.x2, minWidth: 0 });

export const handle = layered({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: 20,
  height: 28,
  color: vars.color.textSubtle,
  cursor: 'grab',
  // A finger drags the line and does not scroll the panel.
  touchAction: 'none',
  userSelect: 'none',
  '@media': { '(pointer: coarse)': { width: 32, height: vars.size.touch } },
});
export const noHandle = layered({
  flex: 'none',
  width: 20,
  '@media': { '(pointer: coarse)': { width: 32 } },
});

export const buttons = layered({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.x1,
  marginInlineStart: 'auto',
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

export const fixed = layered({
  // As wide as the two buttons of the other lines.
  width: 64,
  textAlign: 'center',
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
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

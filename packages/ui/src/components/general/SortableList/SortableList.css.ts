import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';
import { SMALL } from '../IconButton/IconButton.css.ts';

export const list = layered({ margin: 0, padding: 0, listStyle: 'none', color: vars.color.text });

export const item = layered({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x4}`,
  minHeight: vars.size.row,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  selectors: {
    '&[data-dragged]': { background: vars.color.selected, borderRadius: vars.radius.control },
    // Where the dragged one would go.
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
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-drop]::after': { background: 'Highlight' },
        '&[data-dragged]': { outline: '2px solid Highlight', outlineOffset: -2 },
      },
    },
  },
});

export const name = layered({ display: 'flex', alignItems: 'center', gap: vars.space.x2, minWidth: 0 });

/** The number of its place. */
export const place = layered({
  flex: 'none',
  minInlineSize: '2ch',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  marginInlineEnd: vars.space.x2,
});

export const handle = layered({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: 20,
  height: 28,
  color: vars.color.textSubtle,
  cursor: 'grab',
  // A finger drags the line and does not scroll what is around it.
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

export const fixed = layered({
  // As wide as the two buttons of the other lines: what stands before it is in one column with theirs.
  width: `calc(2 * ${SMALL} + ${vars.space.x1})`,
  '@media': { '(pointer: coarse)': { width: `calc(2 * ${vars.size.touch} + ${vars.space.x1})` } },
  textAlign: 'center',
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
});

export const empty = layered({
  color: vars.color.textMuted,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
});

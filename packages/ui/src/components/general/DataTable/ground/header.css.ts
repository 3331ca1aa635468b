import '../../../../theme/layers.css.ts';
import { vars } from '../../../../theme/contract.css.ts';
import { layered } from '../../../../theme/layered.ts';
import { HEAD_HEIGHT } from './frame.css.ts';

export const th = layered({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  height: HEAD_HEIGHT,
  padding: `0 ${vars.space.x4}`,
  background: vars.color.head,
  borderBottom: `1px solid ${vars.color.borderStrong}`,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontWeight: vars.weight.medium,
  textAlign: 'inherit',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-dragged]': { color: vars.color.textSubtle, background: vars.color.selected },
    // Where a dragged column would go.
    '&[data-drop]::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      width: 3,
      background: vars.color.brand,
    },
    '&[data-drop="before"]::after': { insetInlineStart: -2 },
    '&[data-drop="after"]::after': { insetInlineEnd: -2, zIndex: 1 },
  },
});

export const headText = layered({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' });

export const sort = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  width: `calc(100% + 2 * ${vars.space.x3})`,
  minHeight: 32,
  margin: `0 calc(-1 * ${vars.space.x3})`,
  padding: `0 ${vars.space.x3}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  outline: '2px solid transparent',
  outlineOffset: -2,
  ':hover': { color: vars.color.text },
  ':focus-visible': { outlineColor: vars.color.focus },
  selectors: {
    '&[data-sorted]': { color: vars.color.text, fontWeight: vars.weight.semibold },
    [`${th}[data-align="end"] &`]: { justifyContent: 'flex-end' },
  },
  '@media': { '(pointer: coarse)': { minHeight: vars.size.touch } },
});

export const sortIcon = layered({
  display: 'flex',
  flex: 'none',
  color: vars.color.textSubtle,
  selectors: { [`${sort}[data-sorted] &`]: { color: vars.color.brandText } },
});

/** The column is narrowed; beside its edge, over whatever the header is. */
export const filterMark = layered({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.x2,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.brandText,
  pointerEvents: 'none',
});

/** Which of several orders a column is. */
export const sortPlace = layered({
  flex: 'none',
  marginInlineStart: `calc(-1 * ${vars.space.x1})`,
  color: vars.color.brandText,
  fontSize: vars.text.s12.size,
  fontVariantNumeric: 'tabular-nums',
});

export const resizer = layered({
  position: 'absolute',
  top: 0,
  bottom: 0,
  insetInlineEnd: 0,
  width: 9,
  cursor: 'col-resize',
  touchAction: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: vars.space.x3,
    insetInlineEnd: 0,
    width: 1,
    background: vars.color.border,
  },
  selectors: { '&:hover::after': { insetBlock: 0, width: 2, background: vars.color.brand } },
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

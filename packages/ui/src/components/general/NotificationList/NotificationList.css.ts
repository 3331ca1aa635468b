import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const root = layered({ display: 'flex', flexDirection: 'column', minWidth: 0 });

/** Stays in sight: it concerns all of them, also those far below. */
export const head = layered({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlockEnd: vars.space.x3,
});

export const list = layered({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: vars.radius.control,
  outline: '2px solid transparent',
  outlineOffset: '2px',
  ':focus-visible': { outlineColor: vars.color.focus },
});

export const item = layered({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr) auto',
  columnGap: vars.space.x4,
  alignItems: 'start',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.x4,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

/** On the first line's middle; the words say it as well. */
export const dot = layered({
  inlineSize: '8px',
  blockSize: '8px',
  marginBlockStart: `calc((${vars.text.s14.line} - 8px) / 2)`,
  borderRadius: vars.radius.full,
  selectors: {
    '[data-unread] > &': { background: vars.color.brand },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '[data-unread] > &': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
});

export const words = layered({ minWidth: 0, overflowWrap: 'anywhere' });

export const title = layered({
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  color: vars.color.text,
  selectors: { '[data-unread] &': { fontWeight: vars.weight.semibold } },
});

/** The whole line leads to the record, but for the button that stands above it. */
export const link = layered({
  color: vars.color.text,
  textDecorationLine: 'none',
  borderRadius: vars.radius.control,
  outline: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: vars.radius.control,
    outline: '2px solid transparent',
    outlineOffset: '-2px',
  },
  selectors: {
    '&[data-hovered]': { textDecorationLine: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible::after': { outlineColor: vars.color.focus },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:focus-visible': { outline: '2px solid Highlight', outlineOffset: '2px' } },
    },
  },
});

export const description = layered({
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  color: vars.color.textMuted,
});

export const time = layered({
  display: 'block',
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const remove = layered({
  position: 'relative',
  zIndex: 1,
  marginBlock: `calc(-1 * ${vars.space.x2})`,
});

export const foot = layered({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x5,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  color: vars.color.textMuted,
  textAlign: 'center',
});

export const bones = layered({ display: 'grid', gap: vars.space.x6, paddingBlock: vars.space.x4 });

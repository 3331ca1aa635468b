import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

/** Narrower than this the first column gives way to the boxes. */
const NARROW = '(max-width: 600px)';

export const root = layered({
  display: 'grid',
  gap: vars.space.x2,
  minInlineSize: 0,
  color: vars.color.text,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
});

export const scroller = layered({
  position: 'relative',
  overflow: 'auto',
  maxBlockSize: 'min(70vh, 720px)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  // What the focus brings into sight comes out from under head and first column.
  scrollPaddingBlockStart: '64px',
  scrollPaddingInlineStart: '260px',
  '@media': { [NARROW]: { scrollPaddingInlineStart: '170px' } },
});

export const table = layered({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 });

const cell = {
  blockSize: vars.size.row,
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x1,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontWeight: vars.weight.regular,
  textAlign: 'center',
  background: vars.color.surface,
  '@media': { '(pointer: coarse)': { blockSize: vars.size.touch } },
} as const;

const first = {
  position: 'sticky',
  insetInlineStart: 0,
  textAlign: 'start',
  inlineSize: '40%',
  minInlineSize: '240px',
  borderInlineEnd: `1px solid ${vars.color.border}`,
  '@media': { [NARROW]: { minInlineSize: '160px', inlineSize: '160px' } },
} as const;

export const head = layered({
  ...cell,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  minInlineSize: '76px',
  blockSize: '56px',
  background: vars.color.head,
  borderBlockEnd: `1px solid ${vars.color.borderStrong}`,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});
export const corner = layered({ ...first, zIndex: 3 });

export const rowHead = layered({ ...cell, ...first, zIndex: 1 });
export const groupHead = layered({
  ...cell,
  textAlign: 'start',
  background: vars.color.head,
  fontWeight: vars.weight.semibold,
});
export const box = layered({
  ...cell,
  outline: '2px solid transparent',
  outlineOffset: -2,
  selectors: {
    'tr:hover > &': { background: vars.color.page },
    '&:focus-visible': { outlineColor: vars.color.focus },
  },
});

/** A box and its words beside it; over a column they stand one below the other. */
export const named = layered({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x3,
  maxInlineSize: '100%',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    // A group's name stays in sight while its boxes slide away.
    '&[data-of="group"]': { position: 'sticky', insetInlineStart: vars.space.x3 },
    '&[data-of="column"]': { flexDirection: 'column', gap: vars.space.x1 },
  },
});

export const middle = layered({ display: 'grid', placeItems: 'center' });
export const none = layered({ color: vars.color.textSubtle });

export const note = layered({
  minBlockSize: vars.text.s13.line,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  color: vars.color.textMuted,
});

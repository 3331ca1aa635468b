import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

/** Below this width of the table itself its rows are cards. */
const CARDS = 'apto-procedimentos (max-width: 639px)';

export const root = layered({
  display: 'grid',
  gap: vars.space.x4,
  minInlineSize: 0,
  containerType: 'inline-size',
  containerName: 'apto-procedimentos',
});

export const frame = layered({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  overflow: 'hidden',
  '@container': { [CARDS]: { border: 0, background: 'none', overflow: 'visible' } },
  '@media': { print: { overflow: 'visible' } },
});

export const table = layered({
  inlineSize: '100%',
  color: vars.color.text,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  '@container': { [CARDS]: { display: 'block' } },
});

export const head = layered({ '@container': { [CARDS]: { display: 'none' } } });

export const th = layered({
  blockSize: `calc(${vars.size.row} - 4px)`,
  paddingInline: vars.space.x4,
  background: vars.color.head,
  borderBlockEnd: `1px solid ${vars.color.borderStrong}`,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
});

export const body = layered({ '@container': { [CARDS]: { display: 'grid', gap: vars.space.x4 } } });

export const row = layered({
  '@container': {
    [CARDS]: {
      display: 'grid',
      gap: vars.space.x3,
      padding: vars.space.x4,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      background: vars.color.surface,
    },
  },
});

export const cell = layered({
  // A row of one line is as high as the density says; one of two lines is tighter or wider with it.
  paddingBlock: `calc((${vars.size.row} - 28px) / 2)`,
  paddingInline: vars.space.x4,
  blockSize: vars.size.row,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  selectors: {
    [`${row}:last-child > &, &[data-last]`]: { borderBlockEnd: 0 },
    // Of several rows: beside the first of them, where one begins to read.
    '&[rowspan]': { verticalAlign: 'top' },
  },
  '@container': {
    [CARDS]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(112px, 34%) minmax(0, 1fr)',
      gap: vars.space.x4,
      blockSize: 'auto',
      padding: 0,
      border: 0,
    },
  },
});

export const name = layered({
  fontWeight: vars.weight.medium,
  '@container': { [CARDS]: { display: 'block', fontWeight: vars.weight.semibold } },
});

/** The column's name, where the head is not there to say it. */
export const label = layered({
  display: 'none',
  '@container': {
    [CARDS]: {
      display: 'block',
      color: vars.color.textMuted,
      fontSize: vars.text.s13.size,
      lineHeight: '20px',
    },
  },
});

export const pending = layered({ color: vars.color.textMuted });

export const empty = layered({
  padding: vars.space.x5,
  color: vars.color.textMuted,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
});

export const locked = layered({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});

export const lines = layered({ display: 'grid', gap: vars.space.x5, padding: vars.space.x5 });

/** Without a container query: it is as wide as what holds it, and may itself be what gives a popover its width. */
export const stack = layered({ display: 'grid', gap: vars.space.x4, minInlineSize: 0 });

export const list = layered({ display: 'grid', gap: vars.space.x4 });

export const listItem = layered({
  selectors: {
    '& + &': { paddingBlockStart: vars.space.x4, borderBlockStart: `1px solid ${vars.color.border}` },
  },
});

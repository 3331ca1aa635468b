import '../../../../theme/layers.css.ts';
import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '../../../../theme/contract.css.ts';
import { components } from '../../../../theme/layers.css.ts';
import { layered } from '../../../../theme/layered.ts';
import { CALM, CARDS, FORCED, PRINT, UTILITY_WIDTH } from './measures.ts';
import { rowGround, rowHeight } from './frame.css.ts';
// Comes after the header's rules: cells for expanding and selecting set their own padding in both.
import { th } from './header.css.ts';
import { sticky } from './sticky.css.ts';

const flash = keyframes({ from: { background: vars.tone.info.ground }, to: {} });

export const row = layered({
  vars: { [rowGround]: vars.color.surface },
  selectors: {
    '&:hover': { vars: { [rowGround]: vars.color.hover } },
    '&[data-tone="warning"]': { vars: { [rowGround]: vars.tone.warning.ground } },
    '&[data-tone="danger"]': { vars: { [rowGround]: vars.tone.danger.ground } },
    '&[data-expanded]': { vars: { [rowGround]: vars.color.sunken } },
    '&[data-selected]': { vars: { [rowGround]: vars.color.selected } },
  },
  '@container': {
    [CARDS]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      alignItems: 'center',
      // Room below and not a gap of the list: left-out rows would have theirs twice.
      marginBottom: vars.space.x4,
      padding: `${vars.space.x3} ${vars.space.x4} ${vars.space.x4}`,
      background: rowGround,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      selectors: {
        '&[data-expanded]': { borderBottomLeftRadius: 0, borderBottomRightRadius: 0 },
        '&[data-changed]': { boxShadow: `inset 3px 0 ${vars.tone.info.solid}` },
      },
    },
  },
  '@media': {
    [PRINT]: { breakInside: 'avoid' },
    [FORCED]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
  },
});

export const td = layered({
  height: rowHeight,
  // Little above and below: two lines, or a tag of two, fit into the row's height.
  padding: `${vars.space.x1} ${vars.space.x4}`,
  background: rowGround,
  borderBottom: `1px solid ${vars.color.border}`,
  fontWeight: vars.weight.regular,
  textAlign: 'inherit',
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  selectors: {
    [`${row}[data-tone="muted"] > &`]: { color: vars.color.textMuted },
    [`${row}:last-child > &`]: { borderBottomColor: 'transparent' },
    [`${row}[data-changed] > &`]: { animation: `${flash} 3s ${vars.motion.ease}` },
    // Stays after the flash, and is all there is where motion is reduced.
    [`${row}[data-changed] > &:first-child`]: { boxShadow: `inset 3px 0 ${vars.tone.info.solid}` },
    '&[data-numeric]': { fontVariantNumeric: 'tabular-nums' },
    // One line, so that the rows of a list have one height, with the focus too; what is cut is told beside it.
    // Cut, and not hidden: what hides its overflow can be scrolled, and each cell would have what scrolling takes.
    '&[data-text]': { overflow: ['hidden', 'clip'], textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-align="center"]': { textAlign: 'center' },
  },
  '@container': {
    [CARDS]: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'minmax(96px, 34%) minmax(0, 1fr)',
      columnGap: vars.space.x4,
      alignItems: 'start',
      height: 'auto',
      padding: `${vars.space.x2} 0`,
      border: 0,
      selectors: {
        '&[data-align]': { textAlign: 'start' },
        [`${row}[data-changed] > &:first-child`]: { boxShadow: 'none' },
        '&[data-text]': { overflow: 'visible', whiteSpace: 'normal' },
        // Below its name, as wide as the card: a field shows what was chosen in it.
        '&[data-card="line"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
});

const label = {
  content: 'attr(data-label)',
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: '20px',
};
globalStyle(`${td}[data-label]::before`, {
  '@layer': { [components]: { '@container': { [CARDS]: label } } },
});

export const cellValue = layered({ minWidth: 0 });

// In a card a name without a value says nothing.
globalStyle(`${td}[data-label]:empty, ${td}[data-label]:has(> ${cellValue}:empty)`, {
  '@layer': { [components]: { '@container': { [CARDS]: { display: 'none' } } } },
});

/** The column that names the row. */
export const rowHeader = layered({
  fontWeight: vars.weight.medium,
  '@container': {
    [CARDS]: { display: 'block', gridColumn: 2, gridRow: 1, fontWeight: vars.weight.semibold },
  },
});

/** A column without visible header: in a card it stands in the title's line. */
export const quiet = layered({
  '@container': { [CARDS]: { display: 'block', gridColumn: 3, gridRow: 1, paddingBlock: 0 } },
});

export const select = layered({
  paddingInline: vars.space.x3,
  textAlign: 'center',
  '@container': {
    [CARDS]: {
      display: 'block',
      gridColumn: 1,
      gridRow: 1,
      boxSizing: 'border-box',
      width: 40,
      padding: 0,
      textAlign: 'start',
    },
  },
});

// The lock stands where the boxes of the other cards do.
globalStyle(`${select} > button`, {
  '@layer': { [components]: { '@container': { [CARDS]: { marginInlineStart: -4 } } } },
});

export const expand = layered({
  paddingInline: vars.space.x2,
  textAlign: 'center',
  '@container': { [CARDS]: { display: 'block', gridColumn: 4, gridRow: 1, padding: 0 } },
});

export const expander = layered({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  outline: '2px solid transparent',
  outlineOffset: -2,
  ':hover': { background: vars.color.hover, color: vars.color.text },
  ':focus-visible': { outlineColor: vars.color.focus },
  // The arrow is drawn, not an icon: there is one in every row.
  '::before': {
    content: '',
    boxSizing: 'border-box',
    width: 6,
    height: 6,
    borderTop: '2px solid currentColor',
    borderInlineEnd: '2px solid currentColor',
    transform: 'translateX(-1px) rotate(45deg)',
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  },
  selectors: {
    '&[aria-expanded="true"]::before': { transform: 'translateY(-1px) rotate(135deg)' },
  },
  '@media': {
    '(pointer: coarse)': { width: vars.size.touch, height: vars.size.touch },
    [CALM]: { '::before': { transition: 'none' } },
    [PRINT]: { display: 'none' },
  },
  '@container': { [CARDS]: { width: vars.size.touch, height: vars.size.touch } },
});

export const detailRow = layered({
  '@container': {
    [CARDS]: {
      display: 'block',
      marginTop: `calc(-1 * ${vars.space.x4} - 1px)`,
      marginBottom: vars.space.x4,
    },
  },
});
export const detailCell = layered({
  padding: 0,
  background: vars.color.sunken,
  borderBottom: `1px solid ${vars.color.border}`,
  '@container': {
    [CARDS]: {
      display: 'block',
      border: `1px solid ${vars.color.border}`,
      borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
    },
  },
});

/** As wide as what is seen of the table, and stays there while the columns scroll under it. */
export const detail = layered({
  position: 'sticky',
  insetInlineStart: 0,
  boxSizing: 'border-box',
  width: 'min(100cqw - 2px, 100%)',
  padding: `${vars.space.x5} ${vars.space.x5} ${vars.space.x6} ${UTILITY_WIDTH + 12}px`,
  outline: 'none',
  '@container': { [CARDS]: { position: 'static', width: 'auto', padding: vars.space.x4 } },
});

/** Above a group of rows. */
export const groupRow = layered({
  '@container': { [CARDS]: { display: 'block', marginBottom: vars.space.x3 } },
});
export const groupCell = layered({
  padding: 0,
  background: vars.color.head,
  borderBottom: `1px solid ${vars.color.border}`,
  '@container': { [CARDS]: { display: 'block', border: 0, borderRadius: vars.radius.card } },
});

/** Rows that are not in the document. */
export const room = layered({
  height: 'auto',
  padding: 0,
  border: 0,
  '@container': { [CARDS]: { display: 'block', flex: 'none' } },
});

/** Cells of the columns for expanding and selecting, whole: there is one in every row. */
export const expandHead = [th, expand, sticky.head].join(' ');
export const expandCell = [td, expand, sticky.body].join(' ');
export const selectHead = [th, select, sticky.head].join(' ');
export const selectCell = [td, select, sticky.body].join(' ');

/**
 * A card of two lines: the record's name with what stands beside it, and below it one line with the buttons. Columns
 * without a place of their own come between, each named for who hears it only. After the rules above: it lays the same
 * cells out anew.
 */
const compact = (selector: string, rule: object): void =>
  globalStyle(selector, { '@layer': { [components]: { '@container': { [CARDS]: rule } } } });
const COMPACT = `[data-cards="compact"] > tbody > ${row}`;
compact(COMPACT, {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
  marginBottom: vars.space.x3,
  padding: `${vars.space.x3} ${vars.space.x3} ${vars.space.x2} ${vars.space.x4}`,
});
compact(`${COMPACT}:has(> ${select})`, { paddingInlineStart: vars.size.touch });
// Ends the first line.
compact(`${COMPACT}::after`, { content: '""', order: 2, flexBasis: '100%' });
compact(`${COMPACT} > ${select}`, {
  position: 'absolute',
  insetBlock: 0,
  // As a column it stands beside the one that opens.
  insetInlineStart: '0 !important',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.touch,
  background: 'none',
});
compact(`${COMPACT} > ${quiet}`, { order: 4, marginInlineStart: 'auto' });
compact(`${COMPACT} > ${expand}`, { order: 5, width: 'auto', marginInline: `calc(-1 * ${vars.space.x3})` });
compact(`${COMPACT} > ${rowHeader}`, { flex: '1 1 0', minWidth: 0, padding: 0 });
compact(`${COMPACT} > ${td}[data-label]`, {
  display: 'block',
  order: 3,
  width: 'auto',
  maxWidth: '100%',
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});
compact(`${COMPACT} > ${td}[data-card="beside"]`, { order: 1, maxWidth: '55%', padding: 0 });
compact(`${COMPACT} > ${td}[data-card="line"]`, { flex: '1 1 0', minWidth: 0 });
// Beside buttons as high as a finger there is room for two lines of it.
compact(`${COMPACT} > ${td}[data-card="line"] > *`, {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
compact(`${COMPACT} > ${td}[data-card="none"]`, { display: 'none' });
compact(`${COMPACT} > ${td}[data-label]::before`, {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

import '../../../theme/layers.css.ts';
import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

export const page = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  inlineSize: '100%',
  minInlineSize: 0,
  padding: vars.space.x6,
  '@media': { '(max-width: 639px)': { gap: vars.space.x4, padding: vars.space.x5 }, print: { padding: 0 } },
});

/** What the page holds is as wide as this, without the page's edges. */
const HELD = { full: 'none', form: '912px', narrow: '592px' };
export const width = styleVariants(HELD, () => ({}));
for (const name of ['form', 'narrow'] as const)
  globalStyle(`:where(.${width[name]}) > *`, {
    '@layer': { [components]: { maxInlineSize: HELD[name] } },
  });

/**
 * The way to the screen takes the whole width; the actions stand beside the title. Where they end is where the page's content
 * ends, unless a long title needs the room beside that: it does not break next to nothing.
 */
export const header = layered({
  display: 'grid',
  gap: vars.space.x2,
  minInlineSize: 0,
  maxInlineSize: '100%',
  selectors: {
    [`${width.form} > &`]: { inlineSize: 'max-content', minInlineSize: `min(100%, ${HELD.form})` },
    [`${width.narrow} > &`]: { inlineSize: 'max-content', minInlineSize: `min(100%, ${HELD.narrow})` },
  },
});

export const line = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.x4,
});

export const actions = layered({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  '@media': { print: { display: 'none' } },
});

// On a phone a search is as wide as the page.
globalStyle(`${actions}:has(input[type='search'])`, {
  '@layer': { [components]: { '@media': { '(max-width: 639px)': { inlineSize: '100%' } } } },
});

// Why one does not work stands before it: it keeps its place at the end of the line.
globalStyle(`${actions} > span`, {
  '@layer': { [components]: { flexDirection: 'row-reverse', textAlign: 'end' } },
});

export const words = layered({
  display: 'grid',
  gap: vars.space.x2,
  minInlineSize: 0,
  // Beside icons a title may break; they never go below it.
  flex: '1 1 280px',
  '@media': { '(max-width: 639px)': { flexBasis: '180px' } },
  selectors: {
    // Beside words it stands in one line, or they go below it: what is named by its words has no other name.
    [`${line}:has(> ${actions} :is(button, a):not([aria-label])) > &`]: { flexBasis: 'max-content' },
  },
});

/** Takes the width that the title needs, and asks for none itself. */
export const aside = layered({ inlineSize: 0, minInlineSize: '100%' });

export const titleLine = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x3,
});

// A phone has room for the screen's name beside two buttons.
globalStyle(`${titleLine} > h1`, {
  '@layer': {
    [components]: {
      '@media': {
        '(max-width: 639px)': { fontSize: vars.text.s20.size, lineHeight: vars.text.s20.line },
      },
    },
  },
});

/** A status is a shape, not a word of the title: it is level with its middle, and where it goes below it, clear of it. */
export const titleEnd = layered({ display: 'inline-flex', alignSelf: 'center' });

globalStyle(`${titleLine}:has(> ${titleEnd})`, {
  '@layer': { [components]: { rowGap: vars.space.x2 } },
});

export const count = layered({
  color: vars.color.textSubtle,
  fontSize: vars.text.s16.size,
  lineHeight: vars.text.s24.line,
  fontVariantNumeric: 'tabular-nums',
});

// A phone's title keeps its one line: a total that has no room beside it goes on to a line of no height, out of sight.
// It is read all the same, and the list's pager shows it.
globalStyle(`${titleLine}:has(> ${count})`, {
  '@layer': { [components]: { '@media': { '(max-width: 639px)': { overflowY: 'clip' } } } },
});
globalStyle(`${titleLine} > ${count}`, {
  '@layer': {
    [components]: {
      '@media': { '(max-width: 639px)': { marginBlockEnd: `calc(-1 * ${vars.text.s24.line})` } },
    },
  },
});

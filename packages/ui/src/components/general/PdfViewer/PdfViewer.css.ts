import '../../../theme/layers.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

export const root = layered({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  overflow: 'hidden',
});

export const viewer = layered({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 });

export const searchBar = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: vars.space.x2,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { print: { display: 'none' } },
});

export const searchField = layered({
  flex: '1 1 160px',
  minInlineSize: 0,
  minBlockSize: `calc(${vars.size.control} - 8px)`,
  paddingInline: vars.space.x3,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

// The words are not seen but as their picture: a mark has to let it through. Paper is white in every theme.
globalStyle('::highlight(apto-pdf-found)', {
  '@layer': {
    [components]: { backgroundColor: `color-mix(in srgb, ${vars.tone.warning.solid} 40%, transparent)` },
  },
});
globalStyle('::highlight(apto-pdf-current)', {
  '@layer': {
    [components]: { backgroundColor: `color-mix(in srgb, ${vars.tone.highlight.solid} 55%, transparent)` },
  },
});

export const password = layered({
  display: 'grid',
  gap: vars.space.x5,
  alignContent: 'center',
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: '400px',
  marginInline: 'auto',
  padding: vars.space.x6,
});

export const passwordTitle = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  fontSize: vars.text.s16.size,
  lineHeight: vars.text.s16.line,
  fontWeight: vars.weight.semibold,
});

export const passwordActions = layered({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.x3,
});

export const toolbar = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: vars.space.x2,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { print: { display: 'none' } },
});

export const group = layered({ display: 'flex', alignItems: 'center', gap: vars.space.x1 });

const NARROW = '(max-width: 479px)';

/** What a phone has no room for; the buttons beside it say the same. */
export const wideOnly = layered({ '@media': { [NARROW]: { display: 'none' } } });

/** A label that a phone only hears. */
export const wideLabel = layered({
  '@media': {
    [NARROW]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

/** What is done with the file: at the end of the row, and one row of its own where there is no room. */
export const file = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  marginInlineStart: 'auto',
});

export const pageField = layered({
  inlineSize: '48px',
  minBlockSize: `calc(${vars.size.control} - 8px)`,
  paddingInline: vars.space.x2,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

export const note = layered({
  paddingInline: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const scroller = layered({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.x5,
  background: vars.color.sunken,
  outline: '2px solid transparent',
  outlineOffset: '-2px',
  ':focus-visible': { outlineColor: vars.color.focus },
  '@media': {
    '(max-width: 599px)': { padding: vars.space.x3 },
    print: { overflow: 'visible', background: 'none', padding: 0 },
  },
});

/** At least as wide as the widest page, so that a page larger than the viewer is reached on both sides. */
export const pages = layered({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x5,
  inlineSize: 'max-content',
  minInlineSize: '100%',
});

/** Paper is white in every theme. */
export const page = layered({
  position: 'relative',
  flex: 'none',
  background: 'white',
  boxShadow: `0 0 0 1px ${vars.color.border}`,
  '@media': { print: { boxShadow: 'none', breakAfter: 'page' } },
});

/** On paper, which is white in every theme. */
export const failed = layered({
  padding: vars.space.x6,
  color: 'black',
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
});

export const picture = layered({ position: 'absolute', inset: 0 });

export const canvas = layered({ inlineSize: '100%', blockSize: '100%' });

/** pdfjs lays the words over their picture; its own style sheet is for its whole application. */
export const words = layered({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  colorScheme: 'only light',
  forcedColorAdjust: 'none',
  lineHeight: 1,
  letterSpacing: 'normal',
  textAlign: 'initial',
  textSizeAdjust: 'none',
  transformOrigin: '0 0',
  vars: {
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  },
});

globalStyle(`${words} :is(span, br)`, {
  '@layer': {
    [components]: {
      position: 'absolute',
      color: 'transparent',
      whiteSpace: 'pre',
      cursor: 'text',
      userSelect: 'text',
      transformOrigin: '0% 0%',
    },
  },
});
globalStyle(`${words} > :not(.markedContent), ${words} .markedContent span:not(.markedContent)`, {
  '@layer': {
    [components]: {
      vars: { '--font-height': '0', '--scale-x': '1', '--rotate': '0deg' },
      fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
      transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
    },
  },
});
globalStyle(`${words} .markedContent`, { '@layer': { [components]: { display: 'contents' } } });

/** As high as a sheet of A4 that fits, so that nothing jumps when the pages come. */
export const waiting = layered({
  inlineSize: '100%',
  maxInlineSize: '794px',
  aspectRatio: '210 / 297',
  marginInline: 'auto',
  padding: vars.space.x8,
  background: vars.color.surface,
  boxShadow: `0 0 0 1px ${vars.color.border}`,
});

import '../../../theme/layers.css.ts';
import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';
import { FORCED } from './AgendaFrame.css.ts';
import { EDGE } from './edge.ts';

const words = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const booking = layered({
  display: 'block',
  overflow: 'hidden',
  border: '1px solid',
  borderInlineStartWidth: '3px',
  borderRadius: vars.radius.control,
  paddingBlock: '1px',
  paddingInline: vars.space.x2,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  textAlign: 'start',
  cursor: 'pointer',
  userSelect: 'none',
  outline: '2px solid transparent',
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { zIndex: 2, boxShadow: vars.shadow.float },
    '&:focus': { zIndex: 3, outlineColor: vars.color.focus },
    '&[data-moving]': { opacity: 0.4, borderStyle: 'dashed' },
    '&[data-pending]': { borderStyle: 'dashed', cursor: 'progress' },
    '&[data-static]': { cursor: 'default' },
    // The lower edge (the end of a row's box): here a drag changes the duration.
    '&[data-edge]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: `${EDGE}px`,
      cursor: 'ns-resize',
    },
    '[data-view="resource"] &[data-edge]::after': {
      insetInline: 'auto 0',
      insetBlock: 0,
      blockSize: 'auto',
      inlineSize: `${EDGE}px`,
      cursor: 'ew-resize',
    },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '&[data-pending]': { transition: `opacity ${vars.motion.fast} ${vars.motion.ease}` } },
    },
    [FORCED]: {
      selectors: {
        '&:focus': { outlineColor: 'Highlight' },
        '&:hover': { outlineColor: 'CanvasText' },
      },
    },
  },
});

export const tone = styleVariants(vars.tone, ({ ground, border, text, solid }) => ({
  '@layer': {
    [components]: {
      background: ground,
      borderColor: border,
      borderInlineStartColor: solid,
      color: text,
    },
  },
}));

/** Lies over its column or row; where is said by the element. */
export const placed = layered({ position: 'absolute', zIndex: 1 });

/** Set by the element: how many lines there are, and how many of them a name may take. */
export const lines = '--agenda-lines';
export const titleLines = '--agenda-title-lines';
/** Beside others the box is narrow: when it is, it shows by its place; all its lines are for who it is. */
const NARROW = '(max-width: 88px)';
/** Here the letters need the icon's place too. */
const NARROWEST = '(max-width: 56px)';
/** What the words of a box of several lines ask its width. */
export const several = layered({ display: 'block', containerType: 'inline-size' });

/** As many lines as the element says; the last ends in an ellipsis. */
const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
export const title = layered({
  ...clamped,
  fontWeight: vars.weight.semibold,
  WebkitLineClamp: `var(${titleLines})`,
  '@container': { [NARROW]: { WebkitLineClamp: `var(${lines})` } },
});
export const details = layered({
  ...clamped,
  fontVariantNumeric: 'tabular-nums',
  WebkitLineClamp: `calc(var(${lines}) - var(${titleLines}))`,
  '@container': { [NARROW]: { display: 'none' } },
});
/** A line of its own where the box is wide enough for both times: what follows begins below them. */
export const times = layered({ display: 'block' });
/** Of what is being moved. */
export const ghostTitle = layered({ ...words, display: 'block', fontWeight: vars.weight.semibold });
export const icon = layered({
  display: 'inline-block',
  inlineSize: '12px',
  blockSize: '12px',
  marginInlineEnd: vars.space.x2,
  verticalAlign: '-2px',
});

export const chip = layered({
  inlineSize: '100%',
  minBlockSize: '22px',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  '@media': { '(pointer: coarse)': { minBlockSize: '32px' } },
});
/** One line: the words give way to the time. */
const oneLineWords = { display: 'flex', alignItems: 'center', gap: vars.space.x2, minInlineSize: 0 } as const;
export const oneLine = layered({ ...oneLineWords, flex: 1 });
/** In a row what is short has its name alone: the time, and what stands before the name, give way within the box. */
export const rowWords = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  columnGap: vars.space.x2,
  position: 'relative',
  insetBlockStart: `calc((100% - ${vars.text.s12.line}) / 2)`,
  blockSize: vars.text.s12.line,
  overflow: 'hidden',
  containerType: 'inline-size',
});
globalStyle(`${several} ${icon}`, {
  '@layer': { [components]: { '@container': { [NARROWEST]: { display: 'none' } } } },
});
globalStyle(`${rowWords} ${icon}`, {
  '@layer': { [components]: { '@container': { '(max-width: 72px)': { display: 'none' } } } },
});
export const chipWords = layered({
  ...words,
  flex: 1,
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  // As wide as it is: the time stands beside it, or goes to the next line, out of sight.
  selectors: { [`${rowWords} > &`]: { flex: '1 0 auto', maxInlineSize: '100%' } },
});
export const time = layered({ flexShrink: 0, fontVariantNumeric: 'tabular-nums' });

export const rest = layered({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  border: `1px dashed ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.link,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outlineOffset: '-2px',
  selectors: { '&:hover': { background: vars.color.hover } },
});

/** The empty slot that has the focus. */
export const slot = layered({
  position: 'absolute',
  zIndex: 1,
  borderRadius: vars.radius.control,
  outline: '2px solid transparent',
  outlineOffset: '-2px',
  selectors: {
    '&:focus': { outlineColor: vars.color.focus, background: vars.color.selected },
  },
  '@media': { [FORCED]: { selectors: { '&:focus': { outlineColor: 'Highlight' } } } },
});

export const ghost = layered({
  position: 'absolute',
  zIndex: 4,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `2px solid ${vars.color.brand}`,
  borderRadius: vars.radius.control,
  paddingInline: vars.space.x2,
  background: vars.color.selected,
  color: vars.color.selectedText,
  boxShadow: vars.shadow.float,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  pointerEvents: 'none',
  outline: 'none',
  minBlockSize: '22px',
  selectors: {
    '&[data-short]': { flexDirection: 'row', alignItems: 'center', gap: vars.space.x2 },
    '&[data-refused]': {
      borderColor: vars.tone.danger.solid,
      borderStyle: 'dashed',
      background: vars.tone.danger.ground,
      color: vars.tone.danger.text,
    },
    '&:focus': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [FORCED]: { selectors: { '&:focus': { outlineColor: 'Highlight' } } } },
});

/** Where both times have no line of their own, the first stands beside the name; how long it takes, the box shows. */
export const ghostStart = layered({
  ...words,
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${ghost}:not([data-short]) > &:not(:last-child)`]: { display: 'none' } },
});
export const ghostTimes = layered({
  ...words,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${ghost}[data-short] > &`]: { display: 'none' } },
});

const floats = {
  position: 'fixed',
  zIndex: vars.z.popover,
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'flex',
  maxInlineSize: 'min(280px, calc(100vw - 16px))',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  border: `1px solid ${vars.color.text}`,
  borderRadius: vars.radius.control,
  background: vars.color.text,
  color: vars.color.page,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
} as const;
/** What is said beside the pointer while it moves something. */
export const tip = layered({
  ...floats,
  alignItems: 'flex-start',
  gap: vars.space.x3,
  fontWeight: vars.weight.medium,
  pointerEvents: 'none',
});
/** All that a booking says, beside it. */
export const note = layered({ ...floats, flexDirection: 'column', overflowWrap: 'anywhere' });
export const tipIcon = layered({ flexShrink: 0, marginBlockStart: '1px' });

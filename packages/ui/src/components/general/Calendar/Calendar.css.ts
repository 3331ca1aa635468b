import '../../../theme/layers.css.ts';
import { UNAVAILABLE_INK } from '../../../internal/choiceTile.ts';
import { capitalised } from '../../../theme/begins.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const root = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  vars: { '--day': `max(${vars.size.control}, 36px)` },
  selectors: { '&[data-size="touch"]': { inlineSize: '100%', vars: { '--day': vars.size.touch } } },
});

export const months = layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x6 });

export const month = layered({
  position: 'relative',
  flex: '0 0 auto',
  selectors: { '[data-size="touch"] &': { flex: '1 1 100%' } },
});

export const header = layered({
  display: 'grid',
  gridTemplateColumns: 'var(--day) 1fr var(--day)',
  alignItems: 'center',
  minBlockSize: 'var(--day)',
  marginBlockEnd: vars.space.x2,
});

export const title = layered({
  gridColumn: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  fontWeight: vars.weight.semibold,
});

export const picker = layered({
  appearance: 'none',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  fontSize: vars.text.s14.size,
  minBlockSize: '32px',
  paddingInline: vars.space.x3,
  cursor: 'pointer',
  textAlign: 'center',
  textDecoration: `underline dotted ${vars.color.borderControl}`,
  textUnderlineOffset: '4px',
  selectors: { '&:hover': { background: vars.color.hover } },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch },
    '(forced-colors: active)': { border: '1px solid ButtonBorder' },
  },
});

export const nav = layered({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 'var(--day)',
  blockSize: 'var(--day)',
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text },
    '&[aria-disabled="true"]': {
      color: vars.color.textDisabled,
      cursor: 'default',
      background: 'transparent',
    },
  },
});
export const navPrevious = layered({ gridColumn: 1 });
export const navNext = layered({ gridColumn: 3 });

export const table = layered({
  tableLayout: 'fixed',
  inlineSize: 'calc(7 * var(--day))',
  selectors: { '[data-size="touch"] &': { inlineSize: '100%' } },
});

export const weekday = layered({
  padding: 0,
  blockSize: vars.space.x7,
  fontSize: vars.text.s12.size,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  textAlign: 'center',
});

const BESIDE_INK = `color-mix(in oklab, ${vars.color.textDisabled} 50%, ${vars.color.surface})`;

export const cell = layered({
  padding: 0,
  blockSize: 'calc(var(--day) + 2px)',
  textAlign: 'center',
  backgroundClip: 'content-box',
  paddingBlock: '1px',
  selectors: {
    '&[data-pos="middle"]': { backgroundColor: vars.color.selected },
    '&[data-pos="start"]': {
      backgroundImage: `linear-gradient(to right, transparent 50%, ${vars.color.selected} 50%)`,
    },
    // A day of a month beside this one: smaller and lighter than the closed days, so that the month keeps its shape.
    '&[data-beside]': { cursor: 'pointer', color: BESIDE_INK },
    '&[data-beside]::before': {
      content: 'attr(data-number) / ""',
      fontSize: vars.text.s12.size,
      fontVariantNumeric: 'tabular-nums',
    },
    '&[data-beside]:hover::before': { color: vars.color.textMuted },
    '&[data-pos="end"]': {
      backgroundImage: `linear-gradient(to left, transparent 50%, ${vars.color.selected} 50%)`,
    },
  },
  // Each day of the range shows itself there; a gradient would keep its own colour.
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-pos="start"], &[data-pos="end"]': { backgroundImage: 'none' },
        '&[data-beside]': { color: 'GrayText' },
      },
    },
  },
});

// A box of its own line, in the middle of its cell: as a word among words each of them would be laid out as a text.
export const day = layered({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  marginInline: 'auto',
  inlineSize: 'var(--day)',
  maxInlineSize: '100%',
  blockSize: 'var(--day)',
  borderRadius: vars.radius.control,
  border: '1px solid transparent',
  fontSize: vars.text.s14.size,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  color: vars.color.text,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[data-today]': { borderColor: vars.color.borderControl, fontWeight: vars.weight.semibold },
    '&[data-pos="middle"]': { color: vars.color.selectedText },
    '&[data-pos="start"], &[data-pos="end"], &[data-pos="single"]': {
      background: vars.color.brand,
      borderColor: vars.color.brand,
      color: vars.color.onBrand,
      fontWeight: vars.weight.semibold,
    },
    // Most days of a month are closed: struck through they were all that one saw. Ink and weight tell the open ones.
    '&[aria-disabled="true"]': {
      color: UNAVAILABLE_INK,
      fontWeight: vars.weight.regular,
      cursor: 'not-allowed',
      background: 'transparent',
    },
    '&[data-busy]': { cursor: 'progress', opacity: 0.55 },
    '&[data-mark]::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: vars.space.x2,
      inlineSize: vars.space.x2,
      blockSize: vars.space.x2,
      borderRadius: vars.radius.full,
      background: vars.tone.highlight.solid,
    },
    '&:focus-visible': { outlineOffset: '-2px', zIndex: 1 },
    '&[data-pos]:focus-visible': { outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-pos]': {
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&[aria-disabled="true"]': { color: 'GrayText' },
        '&[aria-disabled="true"][data-pos]': { color: 'HighlightText' },
        // A ground of a colour of one's own is painted as the page's: the dot would be gone.
        '&[data-mark]::after': { background: 'CanvasText' },
        '&[data-mark][data-pos]::after': { background: 'HighlightText' },
      },
    },
  },
});

export const reason = layered({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  minBlockSize: vars.text.s13.line,
  inlineSize: 0,
  minInlineSize: '100%',
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  color: vars.color.textMuted,
  selectors: {
    '&[data-unavailable]': { color: vars.tone.warning.text },
  },
});
export const said = layered(capitalised);
export const reasonIcon = layered({ flex: 'none', marginBlockStart: '2px' });

export const footer = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x5}`,
});

/** What the dot below a day means, while a month on screen has one. */
export const legend = layered({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.size.control,
  marginInlineStart: 'auto',
  fontSize: vars.text.s12.size,
  color: vars.color.textMuted,
  selectors: {
    [`${root}:has([data-mark]) &`]: { display: 'inline-flex' },
    '&::before': {
      content: '""',
      inlineSize: vars.space.x2,
      blockSize: vars.space.x2,
      borderRadius: vars.radius.full,
      background: vars.tone.highlight.solid,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&::before': { background: 'CanvasText' } } } },
});

export const textButton = layered({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.x3,
  marginInlineStart: `calc(-1 * ${vars.space.x3})`,
  borderRadius: vars.radius.control,
  color: vars.color.brandText,
  fontSize: vars.text.s13.size,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:hover': { background: vars.color.brandFaint },
    '&[aria-disabled="true"]': { color: vars.color.textDisabled, cursor: 'default' },
  },
});

/** As high as the six weeks that it stands for. */
export const failedMonth = layered({
  blockSize: 'calc(6 * (var(--day) + 2px))',
  padding: vars.space.x3,
  verticalAlign: 'middle',
});

export const failedBody = layered({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x4,
  padding: vars.space.x5,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.tone.danger.border}`,
  background: vars.tone.danger.ground,
  color: vars.tone.danger.text,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  textAlign: 'center',
});

export const retry = layered({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.x4,
  border: '1px solid currentcolor',
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: 'inherit',
  fontWeight: vars.weight.semibold,
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

export const hidden = layered({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});

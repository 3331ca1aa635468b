import '../../theme/layers.css.ts';
import { keyframes, styleVariants } from '@vanilla-extract/css';
import { choiceBox, chosenInForcedColors } from '../choiceBox.ts';
import { vars } from '../../theme/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { layered } from '../../theme/layered.ts';
import { ROW_HEIGHT } from './window.ts';

const FORCED = '(forced-colors: active)';
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const list = layered({
  flex: '0 1 auto',
  minBlockSize: 0,
  maxBlockSize: '340px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  contain: 'content',
  outline: 'none',
});

export const group = layered({ position: 'relative' });

/** A group's name stays in sight while its choices scroll. */
export const heading = layered({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  blockSize: '32px',
  paddingInline: vars.space.x4,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: `color-mix(in oklab, ${vars.color.raised}, ${vars.color.text} 5%)`,
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  fontWeight: vars.weight.semibold,
});

export const option = layered({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.size.row,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  cursor: 'pointer',
  selectors: {
    '&[data-active]': { background: `color-mix(in oklab, ${vars.color.raised}, ${vars.color.text} 7%)` },
    '&[aria-selected="true"]': { background: vars.color.selected, color: vars.color.selectedText },
    '&[data-active]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '4px',
      insetInlineStart: 0,
      inlineSize: '3px',
      borderRadius: vars.radius.full,
      background: vars.color.brand,
    },
    '&[aria-disabled="true"]': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    [FORCED]: {
      selectors: {
        '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[data-active]::before': { background: 'CanvasText' },
        '&[aria-selected="true"]': chosenInForcedColors,
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

/**
 * A line of a long list, which lies where its number says. Nothing of it reaches over its edge, so that it need not be
 * cut there: a box that cuts is one more for the browser to paint by itself.
 */
export const placed = layered({
  position: 'absolute',
  insetInline: 0,
  blockSize: `${ROW_HEIGHT}px`,
  paddingBlock: 0,
  contain: 'size layout style',
});

/** A line that is nothing but its words: they need no box of their own in it. */
export const stacked = layered({
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'center',
  gap: 0,
});

export const words = layered({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flex: 1,
  minInlineSize: 0,
});

export const line = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
});

/** Cut, and not hidden: what hides its overflow can be scrolled, and costs the browser what scrolling takes. */
const CUT = {
  minInlineSize: 0,
  overflow: ['hidden' as const, 'clip' as const],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap' as const,
};

export const label = layered({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    [`${placed} &`]: CUT,
  },
});

export const ellipsis = layered(CUT);

export const detail = layered({
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  color: vars.color.textMuted,
  selectors: {
    '[aria-selected="true"] &': { color: 'inherit' },
    [`${placed} &`]: CUT,
  },
});

export const muted = layered({ color: vars.color.textMuted });

export const icon = layered({ display: 'inline-flex', flexShrink: 0 });

export const check = layered({
  flexShrink: 0,
  color: vars.color.brandText,
  '@media': { [FORCED]: { color: 'inherit' } },
});

export const box = layered({
  ...choiceBox,
  selectors: {
    '[aria-selected="true"] > &': { background: vars.color.brand, borderColor: vars.color.brand },
    '[aria-disabled="true"] > &': { background: vars.color.sunken, borderColor: vars.color.borderStrong },
  },
  '@media': {
    [FORCED]: {
      selectors: {
        // The chosen line leaves the adjustment to us, and its box with it.
        '[aria-selected="true"] > &': {
          background: 'Highlight',
          borderColor: 'HighlightText',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const mark = layered({
  flexShrink: 0,
  inlineSize: '10px',
  blockSize: '10px',
  borderRadius: vars.radius.full,
});

export const tone = styleVariants(vars.tone, ({ solid }) => ({
  '@layer': { [components]: { background: solid } },
}));

export const failed = layered({ color: vars.tone.danger.text });

export const retry = layered({
  fontWeight: vars.weight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  cursor: 'pointer',
});

/** What is said in the place of options, or after them. */
export const note = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: '52px',
  paddingInline: vars.space.x4,
  color: vars.color.textMuted,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
});

export const spinner = layered({
  flexShrink: 0,
  inlineSize: '16px',
  blockSize: '16px',
  border: `2px solid ${vars.color.border}`,
  borderBlockStartColor: vars.color.brand,
  borderRadius: vars.radius.full,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${turn} 800ms linear infinite` },
  },
});

export const skeletonRow = layered({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.x3,
  blockSize: '52px',
  paddingInline: vars.space.x4,
});

export const skeletonBar = layered({
  blockSize: '10px',
  inlineSize: '70%',
  borderRadius: vars.radius.full,
  background: vars.color.border,
  selectors: { '& + &': { inlineSize: '35%' } },
});

import '../../../theme/layers.css.ts';
import { choiceBox, chosenInForcedColors } from '../../../controls/choiceBox.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

const FORCED = '(forced-colors: active)';

export const tree = layered({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'auto',
  padding: vars.space.x2,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  outline: 'none',
});

export const row = layered({
  borderRadius: vars.radius.control,
  cursor: 'default',
  outline: '2px solid transparent',
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outlineColor: vars.color.focus },
    '&[aria-selected="true"]': { background: vars.color.selected, color: vars.color.selectedText },
  },
  '@media': {
    [FORCED]: {
      selectors: {
        '&:focus-visible': { outlineColor: 'Highlight' },
        '&[aria-selected="true"]': chosenInForcedColors,
      },
    },
  },
});

export const content = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.size.row,
  paddingInlineEnd: vars.space.x3,
  paddingInlineStart: `calc((var(--apto-tree-level) - 1) * ${vars.space.x6} + ${vars.space.x2})`,
  '@media': {
    '(max-width: 479px)': { paddingInlineStart: `calc((var(--apto-tree-level) - 1) * ${vars.space.x5})` },
  },
});

export const chevron = layered({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[data-leaf]': { visibility: 'hidden' },
  },
  '@media': {
    '(pointer: coarse)': { inlineSize: vars.size.touch, blockSize: vars.size.touch },
    // A chosen row has the system's colours; its parts follow it.
    [FORCED]: { color: 'inherit' },
  },
});

export const chevronMark = layered({
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] &': { transform: 'rotate(90deg)' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const box = layered({
  ...choiceBox,
  selectors: {
    '&[data-choice="all"], &[data-choice="some"]': {
      background: vars.color.brand,
      borderColor: vars.color.brand,
    },
    '&[data-off]': { background: vars.color.sunken, borderColor: vars.color.borderStrong },
  },
  '@media': {
    [FORCED]: {
      selectors: {
        '&[data-choice="all"], &[data-choice="some"]': {
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

export const icon = layered({
  display: 'inline-flex',
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.color.textMuted,
  '@media': { [FORCED]: { color: 'inherit' } },
});

export const words = layered({
  display: 'grid',
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space.x2,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  overflowWrap: 'anywhere',
});

export const off = layered({ color: vars.color.textDisabled });

export const note = layered({
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  '@media': { [FORCED]: { color: 'inherit' } },
});

export const end = layered({
  flexShrink: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [FORCED]: { color: 'inherit' } },
});

export const empty = layered({
  padding: vars.space.x5,
  color: vars.color.textMuted,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
});

export const failed = layered({ color: vars.tone.danger.text });

/** A row that waits or has failed: as high as the one that it stands for. */
export const state = layered({
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});

import '../../theme/layers.css.ts';
import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

const surgir = keyframes({ from: { opacity: 0 } });

export const popover = layered({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'max(var(--trigger-width), 22em)',
  maxInlineSize: 'calc(100vw - 16px)',
  background: vars.color.raised,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  overflow: 'hidden',
  outline: 'none',
  animation: `${surgir} ${vars.motion.fast} ${vars.motion.ease}`,
});

export const scroll = layered({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxBlockSize: 'min(340px, 50vh)',
  outline: 'none',
});

export const list = layered({ position: 'relative', inlineSize: '100%' });

export const group = layered({ display: 'contents' });

export const heading = layered({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  blockSize: '32px',
  paddingInline: vars.space.x4,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  fontWeight: vars.weight.semibold,
  zIndex: 1,
  selectors: { '&[data-sticky]': { position: 'sticky' } },
});

export const option = layered({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  paddingInline: vars.space.x4,
  cursor: 'pointer',
  contain: 'layout style',
  selectors: {
    '&[data-active]': { background: vars.color.sunken },
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
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[aria-selected="true"]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

export const line = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
});

export const ellipsis = layered({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const detail = layered({
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  color: vars.color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[aria-selected="true"] &': { color: 'inherit' } },
});

export const muted = layered({ color: vars.color.textMuted });

export const check = layered({ flex: 'none', marginInlineStart: 'auto', color: vars.color.brandText });

export const errorRow = layered({
  flexDirection: 'row',
  justifyContent: 'flex-start',
  alignItems: 'center',
  gap: vars.space.x3,
  color: vars.tone.perigo.text,
  fontSize: vars.text.s14.size,
});

export const retry = layered({ fontWeight: vars.weight.semibold, textDecoration: 'underline' });

export const state = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: '52px',
  paddingInline: vars.space.x4,
  color: vars.color.textMuted,
  fontSize: vars.text.s14.size,
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

/** Two lines, always: what the active option says in full moves nothing. */
export const footer = layered({
  minBlockSize: `calc(2 * ${vars.text.s12.line} + 2 * ${vars.space.x3} + 1px)`,
  paddingInline: vars.space.x4,
  paddingBlock: vars.space.x3,
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.raised,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const comboInput = layered({ textOverflow: 'ellipsis' });

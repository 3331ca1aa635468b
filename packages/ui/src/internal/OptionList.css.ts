import '../theme/layers.css.ts';
import { keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { components } from '../theme/layers.css.ts';
import { layered } from '../theme/layered.ts';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const popover = layered({
  display: 'flex',
  flexDirection: 'column',
  zIndex: vars.z.popover,
  minInlineSize: 'var(--trigger-width)',
  maxInlineSize: 'min(480px, calc(100vw - 16px))',
  overflow: 'hidden',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  selectors: { '&[data-entering]': { animation: `${enter} ${vars.motion.fast} ${vars.motion.ease}` } },
});

export const list = layered({
  flex: 1,
  minBlockSize: 0,
  maxBlockSize: 'min(360px, 60vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.x2,
  outline: 'none',
  scrollPaddingBlock: '36px',
});

/** A group's name stays in sight while its choices scroll. */
export const groupName = layered({
  position: 'sticky',
  insetBlockStart: `calc(-1 * ${vars.space.x2})`,
  zIndex: 1,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x3,
  background: vars.color.raised,
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  fontWeight: vars.weight.semibold,
});

export const option = layered({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  minBlockSize: vars.size.row,
  paddingBlock: `calc((${vars.size.row} - ${vars.text.body.line}) / 2)`,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.control,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': {
      background: `color-mix(in oklch, ${vars.color.raised}, ${vars.color.text} 7%)`,
    },
    '&[data-selected]': { background: vars.color.selected, color: vars.color.selectedText },
    '&[data-focus-visible], &[data-focused][data-focus-visible]': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
    },
    '&[aria-disabled="true"]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const check = layered({
  flexShrink: 0,
  inlineSize: '16px',
  blockSize: '20px',
  display: 'grid',
  placeItems: 'center',
});

export const box = layered({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '18px',
  blockSize: '18px',
  marginBlockStart: '1px',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.onBrand,
  selectors: {
    '[data-selected] > &': { background: vars.color.brand, borderColor: vars.color.brand },
    '[aria-disabled="true"] > &': { background: vars.color.sunken, borderColor: vars.color.borderStrong },
  },
});

export const words = layered({ display: 'grid', flex: 1, minInlineSize: 0 });

export const label = layered({ overflowWrap: 'anywhere' });

export const description = layered({
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  color: vars.color.textMuted,
});

export const icon = layered({
  display: 'inline-flex',
  flexShrink: 0,
  inlineSize: '16px',
  blockSize: '20px',
  alignItems: 'center',
});

export const mark = layered({
  flexShrink: 0,
  inlineSize: '10px',
  blockSize: '10px',
  marginBlockStart: '5px',
  borderRadius: vars.radius.full,
});

export const tone = styleVariants(vars.tone, ({ solid }) => ({
  '@layer': { [components]: { background: solid } },
}));

export const note = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: vars.space.x4,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});

export const failed = layered({ color: vars.tone.perigo.text });

import '../../../theme/layers.css.ts';
import { BAR } from '../../../theme/bar.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

const PHONE = '(max-width: 767px)';
const SMALL_PHONE = '(max-width: 359px)';
const PRINT = 'print';

export const skip = layered({
  position: 'fixed',
  insetBlockStart: vars.space.x3,
  insetInlineStart: vars.space.x3,
  zIndex: vars.z.skip,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x5,
  borderRadius: vars.radius.control,
  background: vars.color.brand,
  color: vars.color.onBrand,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
});

export const shell = layered({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  minBlockSize: '100dvb',
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [PRINT]: { display: 'block' } },
});

export const rail = layered({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvb',
  inlineSize: BAR.rail,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  transition: `inline-size ${vars.motion.enter} ${vars.motion.ease}`,
  selectors: { '&[data-collapsed]': { inlineSize: BAR.railCollapsed } },
  '@media': { [PHONE]: { display: 'none' }, [PRINT]: { display: 'none' } },
});

export const railHead = layered({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  blockSize: '56px',
  paddingInline: '20px',
  selectors: { '[data-collapsed] > &': { justifyContent: 'center', paddingInline: 0 } },
});

export const home = layered({
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: vars.radius.control,
  padding: vars.space.x2,
});

export const scroll = layered({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  scrollbarWidth: 'thin',
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
});

export const railFoot = layered({
  flexShrink: 0,
  padding: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const area = layered({
  paddingBlockEnd: vars.space.x4,
  selectors: {
    '& + &': { paddingBlockStart: vars.space.x4 },
    '[data-collapsed] & + &': { borderBlockStart: `1px solid ${vars.color.border}` },
  },
});

export const areaName = layered({
  paddingInline: vars.space.x3,
  paddingBlockEnd: vars.space.x2,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  fontWeight: vars.weight.medium,
  color: vars.color.textSubtle,
  whiteSpace: 'nowrap',
});

export const items = layered({ display: 'grid', gap: vars.space.x1 });

export const item = layered({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  minBlockSize: '36px',
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
    '&[aria-current="page"]': { background: vars.color.selected, color: vars.color.selectedText },
    '&[data-focus-visible]': { outlineOffset: '-2px' },
    '[data-collapsed] &': { justifyContent: 'center', paddingInline: 0 },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch },
    '(forced-colors: active)': {
      // Not an outline: that is how the focus is told.
      selectors: { '&[aria-current="page"]': { borderInlineStart: '4px solid Highlight' } },
    },
  },
});

export const itemIcon = layered({
  display: 'inline-flex',
  flexShrink: 0,
  inlineSize: '20px',
  blockSize: '20px',
});

export const itemName = layered({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Collapsed there is no room for a number: a dot says that there is one, and the name carries it. */
export const dot = layered({
  position: 'absolute',
  insetBlockStart: '6px',
  insetInlineEnd: '8px',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.surface}`,
  background: vars.tone.danger.solid,
});

export const column = layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const bar = layered({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.bar,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  minBlockSize: '56px',
  paddingInline: vars.space.x6,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': {
    [PHONE]: { paddingInline: vars.space.x3, gap: vars.space.x2 },
    // What is looked at keeps its words: the tools have room of their own around their marks.
    [SMALL_PHONE]: { paddingInline: 0, gap: 0 },
    [PRINT]: { display: 'none' },
  },
});

export const onlyPhone = layered({ display: 'none', '@media': { [PHONE]: { display: 'contents' } } });

export const scope = layered({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  // Into the empty edges of the tools beside it: there are px too few for its words.
  '@media': { [SMALL_PHONE]: { marginInline: '-4px' } },
});

export const search = layered({
  flex: `0 1 ${BAR.search}`,
  minInlineSize: 0,
  '@media': { [PHONE]: { flex: '0 0 auto' } },
});

export const tools = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  flexShrink: 0,
  '@media': { [SMALL_PHONE]: { gap: 0 } },
});

export const main = layered({
  flex: 1,
  minInlineSize: 0,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const veil = layered({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.drawer,
  background: vars.color.overlay,
});

export const drawer = layered({
  blockSize: '100dvb',
  inlineSize: 'min(300px, 85vw)',
  borderInlineEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.dialog,
});

export const drawerBody = layered({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  outline: 'none',
});

export const drawerHead = layered({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexShrink: 0,
  blockSize: '56px',
  paddingInlineStart: '20px',
  paddingInlineEnd: vars.space.x3,
});

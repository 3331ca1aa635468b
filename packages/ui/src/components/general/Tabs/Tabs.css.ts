import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

const FORCED = '(forced-colors: active)';

export const root = layered({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  selectors: { '&[data-orientation="vertical"]': { flexDirection: 'row', alignItems: 'flex-start' } },
  '@media': {
    // Beside each other there is no room on a phone: the list goes above its panel, as the horizontal one.
    '(max-width: 639px)': { selectors: { '&[data-orientation="vertical"]': { flexDirection: 'column' } } },
  },
});

/** The list never wraps: it scrolls inside itself, and the chosen tab is brought into sight. */
export const list = layered({
  display: 'flex',
  gap: vars.space.x2,
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  boxShadow: `inset 0 -1px ${vars.color.border}`,
  selectors: {
    '&[data-orientation="vertical"]': {
      flexDirection: 'column',
      flex: '0 0 auto',
      maxInlineSize: '240px',
      overflowX: 'visible',
      boxShadow: `inset -1px 0 ${vars.color.border}`,
    },
    '&[data-full]': { gap: 0 },
  },
  '@media': {
    '(max-width: 639px)': {
      selectors: {
        '&[data-orientation="vertical"]': { maxInlineSize: '100%', inlineSize: '100%', boxShadow: 'none' },
      },
    },
  },
});

export const tab = layered({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  gap: vars.space.x3,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.x4,
  borderRadius: `${vars.radius.control} ${vars.radius.control} 0 0`,
  color: vars.color.textMuted,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: vars.space.x3,
    insetBlockEnd: 0,
    blockSize: '2px',
    borderRadius: vars.radius.full,
    background: 'transparent',
  },
  selectors: {
    '&:hover': { color: vars.color.text, background: vars.color.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-state="active"]': { color: vars.color.brandText },
    '&[data-state="active"]::after': { background: vars.color.brand },
    '&[aria-disabled="true"]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    [`${list}[data-full] > &`]: { flex: '1 1 0' },
    [`${list}[data-orientation="vertical"] > &`]: {
      justifyContent: 'flex-start',
      borderRadius: `${vars.radius.control} 0 0 ${vars.radius.control}`,
      whiteSpace: 'normal',
      textAlign: 'start',
    },
    [`${list}[data-orientation="vertical"] > &::after`]: {
      insetInline: 'auto 0',
      insetBlock: vars.space.x3,
      blockSize: 'auto',
      inlineSize: '2px',
    },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch },
    '(max-width: 639px)': {
      selectors: { [`${list}[data-orientation="vertical"] > &::after`]: { insetInline: '0 auto' } },
    },
    [FORCED]: {
      selectors: {
        '&[data-state="active"]': { color: 'Highlight' },
        '&[data-state="active"]::after': { background: 'Highlight' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const icon = layered({
  display: 'inline-flex',
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});

export const count = layered({
  minInlineSize: '20px',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: {
    [`${tab}[data-state="active"] > &`]: { background: vars.color.selected, color: vars.color.selectedText },
  },
});

/** Kept whether or not it says something, so that the panel does not move when an unavailable tab is touched. */
export const reason = layered({
  minBlockSize: vars.text.s13.line,
  paddingBlockStart: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});

export const panel = layered({
  flex: 1,
  minInlineSize: 0,
  paddingBlockStart: vars.space.x5,
  selectors: {
    '&[data-orientation="vertical"]': { paddingBlockStart: 0, paddingInlineStart: vars.space.x6 },
    '&[hidden]': { display: 'none' },
    // The line of the reason is room enough.
    [`${reason} ~ &[data-orientation="horizontal"]`]: { paddingBlockStart: vars.space.x2 },
  },
  '@media': {
    '(max-width: 639px)': {
      selectors: {
        '&[data-orientation="vertical"]': { paddingBlockStart: vars.space.x5, paddingInlineStart: 0 },
      },
    },
    // On paper every mounted panel is read, one after the other; the list of tabs says nothing there.
    print: { paddingBlockStart: 0 },
  },
});

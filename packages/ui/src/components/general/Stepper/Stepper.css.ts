import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

/** From here the list stands beside the content; under it, one line above (visual direction, Wizard). */
const WIDE = '(min-width: 1024px)';
const NARROW = '(max-width: 1023px)';
const FORCED = '(forced-colors: active)';
const MARK = 28;

export const nav = layered({ minWidth: 0 });

export const compact = layered({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  '@media': { [WIDE]: { display: 'none' } },
});
export const where = layered({ margin: 0, minWidth: 0 });
export const position = layered({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  fontVariantNumeric: 'tabular-nums',
});
export const now = layered({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  fontWeight: vars.weight.semibold,
});
export const segments = layered({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: vars.space.x2,
});
export const segment = layered({
  flex: 1,
  height: 4,
  borderRadius: vars.radius.full,
  background: vars.color.border,
  selectors: {
    '&[data-state="done"]': { background: vars.color.brand },
    '&[data-state="error"]': { background: vars.tone.danger.solid },
    '&[data-current]': { background: vars.color.brand },
  },
  '@media': {
    [FORCED]: {
      background: 'GrayText',
      selectors: {
        // A colour that is not the system's is the ground's.
        '&[data-state="error"]': { background: 'CanvasText' },
        '&[data-state="done"], &[data-current]': { background: 'Highlight' },
      },
    },
  },
});

export const list = layered({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [NARROW]: {
      display: 'none',
      marginTop: vars.space.x3,
      selectors: { '&[data-open]': { display: 'flex' } },
    },
  },
});

export const item = layered({
  position: 'relative',
  // The line between two marks.
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: `calc(${vars.space.x3} + ${MARK / 2}px - 1px)`,
    top: `calc(${vars.space.x3} + ${MARK}px + 2px)`,
    bottom: `calc(-1 * ${vars.space.x3} + 2px)`,
    width: 2,
    background: vars.color.border,
  },
  selectors: {
    '&:last-child::after': { display: 'none' },
    '&[data-state="done"]::after': { background: vars.color.brand },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&::after': { background: 'GrayText' },
        '&[data-state="done"]::after': { background: 'CanvasText' },
      },
    },
  },
});

export const step = layered({
  display: 'grid',
  gridTemplateColumns: `${MARK}px minmax(0, 1fr)`,
  columnGap: vars.space.x4,
  alignItems: 'start',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: vars.size.touch,
  padding: vars.space.x3,
  border: 0,
  borderRadius: vars.radius.card,
  background: 'none',
  color: vars.color.text,
  fontFamily: 'inherit',
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  textAlign: 'start',
  cursor: 'default',
  outline: '2px solid transparent',
  outlineOffset: -2,
  selectors: {
    'button&': { cursor: 'pointer' },
    'button&[data-hovered]': { background: vars.color.hover },
    '&[aria-current="step"]': { fontWeight: vars.weight.semibold },
    '&[aria-disabled="true"]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&:focus-visible': { outlineColor: vars.color.focus },
  },
});

export const mark = layered({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  width: MARK,
  height: MARK,
  border: `1.5px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: 1,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${item}[data-state="done"] &`]: {
      borderColor: vars.color.brand,
      background: vars.color.brandFaint,
      color: vars.color.brandText,
    },
    [`${item}[data-state="error"] &`]: {
      borderColor: vars.tone.danger.solid,
      background: vars.tone.danger.ground,
      color: vars.tone.danger.text,
    },
    [`${item}[data-current] &`]: {
      borderColor: vars.color.brand,
      background: vars.color.brand,
      color: vars.color.onBrand,
    },
    [`${item}[data-current][data-state="error"] &`]: {
      borderColor: vars.tone.danger.solid,
      background: vars.tone.danger.solid,
      color: vars.tone.danger.onSolid,
    },
  },
  '@media': {
    [FORCED]: {
      selectors: {
        [`${item}[data-current] &, ${item}[data-current][data-state="error"] &`]: {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const label = layered({ display: 'block', paddingBlock: vars.space.x2, overflowWrap: 'anywhere' });
export const description = layered({
  display: 'block',
  marginTop: `calc(-1 * ${vars.space.x2})`,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
  selectors: { [`${item}[data-state="error"] &`]: { color: vars.tone.danger.text } },
});

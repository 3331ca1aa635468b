import '../../theme/layers.css.ts';
import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

const enter = keyframes({ from: { opacity: 0 } });

/** In the browser's top layer; where it lies is said by `useFloating`. */
export const popover = layered({
  position: 'fixed',
  inset: 'auto',
  flexDirection: 'column',
  inlineSize: 'max-content',
  blockSize: 'auto',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  fontSize: vars.text.body.size,
  fontWeight: vars.weight.regular,
  lineHeight: vars.text.body.line,
  textAlign: 'start',
  whiteSpace: 'normal',
  zIndex: vars.z.popover,
  // Until it is shown it is not laid out.
  selectors: { '&:popover-open': { display: 'flex' } },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${enter} ${vars.motion.fast} ${vars.motion.ease}`,
    },
  },
});

export const footer = layered({
  flexShrink: 0,
  // As wide as the list, never wider because of what it says.
  inlineSize: 0,
  minInlineSize: '100%',
  paddingInline: vars.space.x4,
  paddingBlock: vars.space.x3,
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

/** Two lines, always: what the active option says in full moves nothing. */
export const inFull = layered({
  minBlockSize: `calc(2 * ${vars.text.s12.line} + 2 * ${vars.space.x3} + 1px)`,
});

export const actions = layered({
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  padding: vars.space.x3,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const action = layered({
  minBlockSize: vars.size.control,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.control,
  color: vars.color.brandText,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&:disabled': { color: vars.color.textDisabled, cursor: 'not-allowed', background: 'transparent' },
  },
});

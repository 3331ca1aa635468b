import '../../../theme/layers.css.ts';
import { globalStyle, keyframes, styleVariants } from '@vanilla-extract/css';
import { dimmed, fade, rise } from '../../../internal/overlay.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

const PHONE = '(max-width: 479px)';
/** Where toasts stand in a lane over the page's bar. */
const LANE = '(min-width: 900px) and (min-height: 700px)';
const CALM = '(prefers-reduced-motion: reduce)';

export const overlay = layered({
  ...dimmed,
  zIndex: vars.z.dialog,
  alignItems: 'center',
  justifyContent: 'center',
  padding: vars.space.x5,
  '@media': { [PHONE]: { padding: 0, alignItems: 'flex-end' } },
});

export const modal = layered({
  display: 'flex',
  maxWidth: '100%',
  maxHeight: '100%',
  minHeight: 0,
  background: vars.color.raised,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.dialog,
  overflow: 'hidden',
  selectors: {
    '&[data-entering]': { animation: `${rise} ${vars.motion.enter} ${vars.motion.ease}` },
  },
  '@media': {
    [CALM]: { selectors: { '&[data-entering]': { animationName: fade } } },
    // Clear of it, and still in the middle.
    [LANE]: { maxHeight: 'calc(100dvh - 132px)' },
    [PHONE]: {
      width: '100%',
      borderWidth: '1px 0 0',
      borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
    },
  },
});

/** doc1 §9 and doc2 §2.12. The slot reservation is 60vw, but 80vw under 650 px. */
const WIDTHS = {
  w400: { width: 400 },
  w450: { width: 450 },
  w800: { width: 800 },
  w900: { width: 900 },
  w60vw: { width: '60vw', '@media': { '(max-width: 649px)': { width: '80vw' } } },
  w80vw: { width: '80vw' },
} as const;

const PHONE_SHEET = { width: '100%', height: '100%', borderWidth: 0, borderRadius: 0 };
const PHONE_FOOT = { width: '100%', maxHeight: 'calc(100% - 32px)' };

export const width = styleVariants(WIDTHS, (rule, name) => ({
  '@layer': {
    [components]: {
      ...rule,
      '@media': {
        ...('@media' in rule ? rule['@media'] : {}),
        // On a phone a short question comes from the foot, within the thumb's reach; anything longer takes the screen.
        [PHONE]: name === 'w400' || name === 'w450' ? PHONE_FOOT : PHONE_SHEET,
      },
    },
  },
}));

export const dialog = layered({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
});

export const header = layered({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x4,
  padding: `${vars.space.x5} ${vars.space.x5} ${vars.space.x4} ${vars.space.x6}`,
  '@media': { [PHONE]: { paddingInline: `${vars.space.x5} ${vars.space.x4}` } },
});

export const titles = layered({ flex: 1, minWidth: 0, paddingTop: vars.space.x1 });

export const title = layered({
  margin: 0,
  fontSize: vars.text.s20.size,
  lineHeight: vars.text.s20.line,
  fontWeight: vars.weight.semibold,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

/** A finger's target is higher than the title's line: it grows over the padding and keeps its middle. */
export const close = layered({
  flex: 'none',
  '@media': {
    '(pointer: coarse)': {
      marginBlock: `calc(-1 * ${vars.space.x3})`,
      marginInlineEnd: `calc(-1 * ${vars.space.x3})`,
    },
  },
});

export const description = layered({
  margin: `${vars.space.x2} 0 0`,
  color: vars.color.textMuted,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
});

export const body = layered({
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space.x2} ${vars.space.x6} ${vars.space.x6}`,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  outline: '2px solid transparent',
  outlineOffset: -2,
  ':focus-visible': { outlineColor: vars.color.focus },
  '@media': { [PHONE]: { paddingInline: vars.space.x5 } },
});

export const plain = layered({ margin: 0 });

export const bodyFlush = layered({ padding: 0, borderTop: `1px solid ${vars.color.border}` });

export const busy = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: `${vars.space.x4} ${vars.space.x6}`,
  borderTop: `1px solid ${vars.tone.info.border}`,
  background: vars.tone.info.ground,
  color: vars.tone.info.text,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
});

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

export const busyMark = layered({
  flex: 'none',
  animation: `${spin} 1s linear infinite`,
  '@media': { [CALM]: { animation: 'none' } },
});

export const footer = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x3,
  padding: `${vars.space.x5} ${vars.space.x6}`,
  borderTop: `1px solid ${vars.color.border}`,
  background: vars.color.raised,
  '@media': {
    [PHONE]: {
      flexDirection: 'column-reverse',
      alignItems: 'stretch',
      padding: `${vars.space.x4} ${vars.space.x5} calc(${vars.space.x4} + env(safe-area-inset-bottom))`,
    },
  },
});

// Why a button does not work stands before it: the button keeps its place at the end of the line.
globalStyle(`${footer} > span`, {
  '@layer': {
    [components]: {
      flexDirection: 'row-reverse',
      textAlign: 'end',
      // Above it where the buttons are as wide as the screen.
      '@media': { [PHONE]: { flexDirection: 'column-reverse', alignItems: 'stretch', textAlign: 'center' } },
    },
  },
});

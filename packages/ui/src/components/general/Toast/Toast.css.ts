import '../../../theme/layers.css.ts';
import { createVar, keyframes, styleVariants } from '@vanilla-extract/css';
import { BAR } from '../../../theme/bar.ts';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';
import type { ToastTone } from './Toast.logic.ts';

const enter = keyframes({
  from: { opacity: 0, transform: 'translateY(-8px)' },
  to: { opacity: 1, transform: 'none' },
});
const fade = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** How wide the rail is. */
const before = createVar();
/** The page and its bar are out of reach. */
const IN_DIALOG = ':root:has([role="dialog"]) &';
const IN_SHELL = ':root:has([data-rail]) &';
/** In the shell with two of them, and no dialog over it: they share the bar. */
const TWO_IN_SHELL = ':root:has([data-rail]):has(li + li > [data-toast]):not(:has([role="dialog"])) &';
/** Less would make a column of its words. */
const LEAST = '400px';
const ROOMY = '(min-width: 900px)';

/**
 * Over the page's bar, at the top, between what stands at its two ends: no row, field, pager, step or main action is
 * there, and a dialog leaves the bar's height free (`LANE`).
 */
export const region = layered({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetBlockStart: `calc(${vars.space.x3} + env(safe-area-inset-top, 0px))`,
  insetInline: vars.space.x4,
  inlineSize: 'auto',
  maxInlineSize: '400px',
  marginInline: 'auto',
  outline: 'none',
  '@media': {
    [ROOMY]: {
      insetBlockStart: 4,
      inlineSize: 'fit-content',
      minInlineSize: LEAST,
      maxInlineSize: '640px',
      selectors: {
        // In the shell: beside its rail (that is how one leaves), after whose data one looks at, and before the search,
        // where it can be helped. What has more to say grows along the bar, then by a third line, which ends above the
        // page's title.
        [IN_SHELL]: {
          vars: { [before]: BAR.rail },
          insetInline: `calc(${before} + ${BAR.company}) auto`,
          maxInlineSize: `max(${LEAST}, calc(100vw - ${before} - ${BAR.company} - ${BAR.search} - ${BAR.tools} - ${vars.space.x4}))`,
          marginInline: 0,
        },
        ':root:has([data-rail][data-collapsed]) &': { vars: { [before]: BAR.railCollapsed } },
        // One under the other would lie over the page's title and its actions; the search waits the few seconds.
        [TWO_IN_SHELL]: {
          inlineSize: 'auto',
          maxInlineSize: `calc(100vw - ${before} - ${BAR.company} - ${vars.space.x4})`,
        },
        [IN_DIALOG]: {
          insetInline: vars.space.x4,
          inlineSize: 'auto',
          maxInlineSize: 'none',
          marginInline: 'auto',
        },
      },
    },
    print: { display: 'none' },
  },
});

export const list = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Beside each other, so that the second does not lie over the dialog's head, or the page's.
  '@media': {
    [ROOMY]: {
      selectors: {
        [IN_DIALOG]: { flexDirection: 'row', alignItems: 'flex-start', justifyContent: 'center' },
        [TWO_IN_SHELL]: { flexDirection: 'row', alignItems: 'flex-start' },
      },
    },
  },
});

export const toast = layered({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.x4,
  alignItems: 'start',
  padding: `${vars.space.x4} ${vars.space.x4} ${vars.space.x4} ${vars.space.x5}`,
  overflow: 'hidden',
  background: vars.color.raised,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  animation: `${enter} ${vars.motion.enter} ${vars.motion.ease}`,
  outline: '2px solid transparent',
  outlineOffset: 2,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: 4,
    background: 'currentColor',
    forcedColorAdjust: 'none',
  },
  selectors: { '&:focus-visible': { outlineColor: vars.color.focus } },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animationName: fade },
    // As low as the bar.
    [ROOMY]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      columnGap: vars.space.x3,
      padding: `6px ${vars.space.x3} 6px ${vars.space.x5}`,
      selectors: {
        [IN_DIALOG]: { flex: '0 1 600px', minInlineSize: 0 },
        [TWO_IN_SHELL]: { flex: '1 1 0', minInlineSize: 0, maxInlineSize: '600px' },
      },
    },
  },
});

const tones: readonly ToastTone[] = ['success', 'info', 'warning', 'danger'];
const byTone = Object.fromEntries(tones.map((tone) => [tone, tone])) as Record<ToastTone, ToastTone>;

export const edge = styleVariants(byTone, (tone) => ({
  '@layer': { [components]: { '::before': { background: vars.tone[tone].solid } } },
}));

export const icon = styleVariants(byTone, (tone) => ({
  '@layer': {
    [components]: { display: 'flex', marginTop: vars.space.x1, color: vars.tone[tone].solid },
  },
}));

export const content = layered({ minWidth: 0, overflowWrap: 'anywhere' });
export const title = layered({ display: 'block', fontWeight: vars.weight.semibold });
export const detail = layered({
  display: 'block',
  marginTop: vars.space.x1,
  '@media': {
    [ROOMY]: { marginTop: 0, fontSize: vars.text.s13.size, lineHeight: vars.text.s13.line },
  },
  color: vars.color.textMuted,
  whiteSpace: 'pre-line',
});
export const action = layered({
  gridColumn: '2 / -1',
  gridRow: 2,
  marginTop: vars.space.x3,
  justifySelf: 'start',
  '@media': { [ROOMY]: { gridColumn: 3, gridRow: 1, margin: `calc(-1 * ${vars.space.x2}) 0` } },
});
// Before the action in sight, after it for the keyboard: what the toast offers comes first.
export const close = layered({
  gridColumn: 3,
  gridRow: 1,
  margin: `calc(-1 * ${vars.space.x2}) 0`,
  '@media': { [ROOMY]: { gridColumn: 4 } },
});

export const history = layered({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const historyHead = layered({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  minHeight: vars.size.control,
});
export const historyTitle = layered({
  margin: 0,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  fontWeight: vars.weight.semibold,
});
export const historyList = layered({ margin: 0, padding: 0, listStyle: 'none' });
export const historyItem = layered({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.x3,
  padding: `${vars.space.x4} 0`,
  borderTop: `1px solid ${vars.color.border}`,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  overflowWrap: 'anywhere',
});
export const historyTimes = layered({
  display: 'block',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const historyTime = layered({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const historyEmpty = layered({
  margin: 0,
  padding: `${vars.space.x5} 0`,
  color: vars.color.textMuted,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
});

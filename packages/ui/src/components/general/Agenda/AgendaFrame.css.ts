import '../../../theme/layers.css.ts';
import { capitalised } from '../../../theme/begins.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const FORCED = '(forced-colors: active)';

export const root = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  minInlineSize: 0,
  vars: {
    '--agenda-hour': `calc(${vars.size.row} * 1.6)`,
    '--agenda-lane': `calc(${vars.size.row} - 8px)`,
  },
});

export const toolbar = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
});
export const steps = layered({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });
export const title = layered({
  flex: '1 1 200px',
  fontSize: vars.text.s16.size,
  lineHeight: vars.text.s16.line,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  ...capitalised,
});

export const frame = layered({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

/** Scrolls; what gets the focus stays clear of what is stuck to its edges. */
export const scroller = layered({
  position: 'relative',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // Opaque: only then does the browser move what it has painted, and not paint each step of a scroll.
  background: vars.color.surface,
  scrollPaddingBlock: '56px 16px',
  scrollPaddingInline: '64px 16px',
  // Rows are as wide as what is seen, and an hour never narrower than its words.
  containerType: 'inline-size',
  selectors: { '&[data-view="resource"]': { scrollPaddingInline: '176px 16px' } },
});

/** What the ghost of a moved booking is placed against. */
export const canvas = layered({ position: 'relative', minInlineSize: 'min-content', inlineSize: '100%' });

export const busy = layered({
  position: 'absolute',
  zIndex: 5,
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '2px',
  background: vars.color.brand,
});

export const status = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  selectors: {
    '&[data-tone="danger"]': { background: vars.tone.danger.ground, color: vars.tone.danger.text },
    '&[data-tone="success"]': { background: vars.tone.success.ground, color: vars.tone.success.text },
    '&[data-tone="info"]': { background: vars.tone.info.ground, color: vars.tone.info.text },
  },
});
export const statusText = layered({
  flex: '1 1 240px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  ...capitalised,
});
export const statusIcon = layered({ display: 'inline-flex', flexShrink: 0 });

import '../../../../theme/layers.css.ts';
import { vars } from '../../../../theme/contract.css.ts';
import { layered } from '../../../../theme/layered.ts';
import { FORCED } from '../AgendaFrame.css.ts';
import { CLOSED, HEAD, NOW } from './looks.ts';

/** Set by the element: how many days, how wide one at least, how many hours. */
export const columns = '--agenda-columns';
export const least = '--agenda-least';
export const hours = '--agenda-hours';
export const slots = '--agenda-slots';

const row = {
  display: 'grid',
  gridTemplateColumns: `56px repeat(var(${columns}), minmax(var(${least}), 1fr))`,
} as const;

export const head = layered({
  ...row,
  ...HEAD,
});

export const corner = layered({
  position: 'sticky',
  zIndex: 1,
  insetInlineStart: 0,
  background: vars.color.surface,
});

export const day = layered({
  minInlineSize: 0,
  minBlockSize: '44px',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  borderInlineStart: `1px solid ${vars.color.border}`,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  color: vars.color.textMuted,
  textAlign: 'start',
});
export const dayLine = layered({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });
export const number = layered({
  minInlineSize: '24px',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.full,
  textAlign: 'center',
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-today]': { background: vars.color.brand, color: vars.color.onBrand },
  },
  '@media': { [FORCED]: { selectors: { '&[data-today]': { outline: '2px solid Highlight' } } } },
});
export const note = layered({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.tone.warning.text,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
});

export const untimed = layered({
  ...row,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
});
export const untimedLabel = layered({
  position: 'sticky',
  zIndex: 5,
  insetInlineStart: 0,
  padding: vars.space.x2,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  textAlign: 'end',
});
export const untimedCell = layered({
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  padding: vars.space.x1,
  borderInlineStart: `1px solid ${vars.color.border}`,
});

export const body = layered({ ...row, position: 'relative' });

export const scale = layered({
  position: 'sticky',
  zIndex: 5,
  insetInlineStart: 0,
  background: vars.color.surface,
});
export const hour = layered({
  display: 'block',
  blockSize: 'var(--agenda-hour)',
  paddingInlineEnd: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

/** A day. Its lines are drawn and not elements: there may be hundreds. */
export const column = layered({
  position: 'relative',
  minInlineSize: 0,
  blockSize: `calc(var(--agenda-hour) * var(${hours}))`,
  borderInlineStart: `1px solid ${vars.color.border}`,
  backgroundImage: `linear-gradient(to bottom, ${vars.color.border} 1px, transparent 1px), linear-gradient(to bottom, color-mix(in oklab, ${vars.color.border} 45%, transparent) 1px, transparent 1px)`,
  backgroundSize: `100% var(--agenda-hour), 100% calc(var(--agenda-hour) / var(${slots}))`,
  // A day that is not in sight costs no painting.
  contain: 'layout paint',
  selectors: {
    '&[data-today]': { backgroundColor: `color-mix(in oklab, ${vars.color.selected} 35%, transparent)` },
  },
});

export const closed = layered({
  ...CLOSED,
  insetInline: 0,
  overflow: 'hidden',
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  paddingInline: vars.space.x2,
});

export const now = layered({
  ...NOW,
  insetInline: 0,
  blockSize: 0,
  borderBlockStart: `2px solid ${vars.tone.danger.solid}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '-5px',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: vars.radius.full,
    background: vars.tone.danger.solid,
  },
});
export const bone = layered({ position: 'absolute', insetInline: '4px' });

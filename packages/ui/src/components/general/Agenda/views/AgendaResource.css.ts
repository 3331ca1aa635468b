import '../../../../theme/layers.css.ts';
import { vars } from '../../../../theme/contract.css.ts';
import { layered } from '../../../../theme/layered.ts';
import { CLOSED, HEAD, NOW } from './looks.ts';
import { hours, slots } from './AgendaTime.css.ts';

/** The width of the names, which give way on a narrow screen alone, and of an hour: in half of it there is room for a first name. */
const NAMES = 'minmax(clamp(120px, 20cqi, 168px), 168px)';
const HOUR = `max(144px, calc((100cqi - 168px) / var(${hours})))`;

const row = {
  display: 'grid',
  gridTemplateColumns: `${NAMES} calc(${HOUR} * var(${hours}))`,
} as const;

export const head = layered({
  ...row,
  ...HEAD,
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
});
export const corner = layered({
  position: 'sticky',
  zIndex: 1,
  insetInlineStart: 0,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  background: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.border}`,
});
export const scale = layered({ display: 'flex' });
export const hour = layered({
  flex: `0 0 calc(100% / var(${hours}))`,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x2,
  fontVariantNumeric: 'tabular-nums',
  borderInlineStart: `1px solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderInlineStartColor: 'transparent' } },
});

export const line = layered({
  ...row,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:hover': { background: vars.color.hover } },
});
export const name = layered({
  position: 'sticky',
  zIndex: 5,
  insetInlineStart: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.x1,
  minInlineSize: 0,
  paddingInline: vars.space.x4,
  background: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  fontSize: vars.text.s13.size,
  lineHeight: '16px',
  fontWeight: vars.weight.medium,
});
const words = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** A line of the lane has room for two of these. */
export const nameText = layered({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const detail = layered({
  ...words,
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  fontWeight: vars.weight.regular,
});
export const untimed = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  paddingBlockEnd: vars.space.x1,
});

export const lane = layered({
  position: 'relative',
  minInlineSize: 0,
  backgroundImage: `linear-gradient(to right, ${vars.color.border} 1px, transparent 1px), linear-gradient(to right, color-mix(in oklab, ${vars.color.border} 45%, transparent) 1px, transparent 1px)`,
  backgroundSize: `calc(100% / var(${hours})) 100%, calc(100% / var(${hours}) / var(${slots})) 100%`,
});
export const closed = layered({
  ...CLOSED,
  insetBlock: 0,
});
export const now = layered({
  ...NOW,
  insetBlock: 0,
  inlineSize: 0,
  borderInlineStart: `2px solid ${vars.tone.danger.solid}`,
});

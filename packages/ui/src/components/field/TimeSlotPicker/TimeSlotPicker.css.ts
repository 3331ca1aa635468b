import '../../../theme/layers.css.ts';
import { blockedTile, chosenTile, tileInForcedColors } from '../../../internal/choiceTile.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

/** Spaced as the field that it is in. */
export const frame = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const periods = layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 });

export const period = layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

export const periodName = layered({
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
});

export const grid = layered({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  gap: vars.space.x3,
});

export const slot = layered({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  minBlockSize: `max(${vars.size.touch}, 52px)`,
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x2,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.borderControl}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.textMuted, background: vars.color.sunken },
    '&[aria-checked="true"]': chosenTile,
    '&[aria-disabled="true"]': blockedTile,
  },
  '@media': tileInForcedColors,
});

export const hour = layered({
  fontSize: vars.text.s16.size,
  lineHeight: vars.text.s16.line,
  fontWeight: vars.weight.medium,
  selectors: { '[aria-disabled="true"] > &': { fontWeight: vars.weight.regular } },
});

export const places = layered({
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
});

/** In its corner: the hour stays where it is on every slot. */
export const mark = layered({
  position: 'absolute',
  insetBlockStart: vars.space.x2,
  insetInlineEnd: vars.space.x2,
  color: vars.tone.warning.text,
  selectors: { '[aria-checked="true"] > &': { color: 'inherit' } },
});

export const legend = layered({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  color: vars.color.textMuted,
});

export const note = layered({
  padding: vars.space.x5,
  borderRadius: vars.radius.card,
  border: `1px dashed ${vars.color.borderStrong}`,
  color: vars.color.textMuted,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
});

export const alert = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.tone.warning.border}`,
  background: vars.tone.warning.ground,
  color: vars.tone.warning.text,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  selectors: {
    '&[data-tone="danger"]': {
      borderColor: vars.tone.danger.border,
      background: vars.tone.danger.ground,
      color: vars.tone.danger.text,
    },
  },
});

export const nearest = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
});

export const nearestButton = layered({
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.control,
  border: '1px solid currentcolor',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const skeleton = layered({
  minBlockSize: `max(${vars.size.touch}, 52px)`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  border: `1px solid ${vars.color.border}`,
});

export const reason = layered({
  minBlockSize: vars.text.s14.line,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  color: vars.tone.warning.text,
});

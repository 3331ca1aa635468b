import '../../../theme/layers.css.ts';
import { createVar } from '@vanilla-extract/css';
import { blockedTile, chosenTile, tileInForcedColors } from '../../../internal/choiceTile.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';
import { ROW_SIZES } from './rows.logic.ts';

const LEAST = 92;
/** Of `vars.space.x3`, which a container's query cannot read. */
const GAP = 8;
const NAME = 'apto-horarios';

/** Spaced as the field that it is in. */
export const frame = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const periods = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  containerType: 'inline-size',
  containerName: NAME,
});

export const period = layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

export const periodName = layered({
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
});

/** How many slots a row has, for each number that it has room for. */
export const inRow: Readonly<Record<(typeof ROW_SIZES)[number], string>> = {
  3: createVar(),
  4: createVar(),
  5: createVar(),
  6: createVar(),
  7: createVar(),
  8: createVar(),
};

/** From which width of the periods on so many slots stand side by side. */
const from = (size: number): string => `${NAME} (min-width: ${size * LEAST + (size - 1) * GAP}px)`;
const AUTO = `repeat(auto-fill, minmax(${LEAST}px, 1fr))`;

export const grid = layered({
  display: 'grid',
  gridTemplateColumns: AUTO,
  gap: vars.space.x3,
});

/** Of so many slots in a row that as few as may be stand alone in a last one. */
export const filled = layered({
  '@container': {
    ...Object.fromEntries(
      ROW_SIZES.map((size) => [
        from(size),
        { gridTemplateColumns: `repeat(${inRow[size]}, minmax(0, 1fr))` },
      ]),
    ),
    [from(ROW_SIZES.length + 3)]: { gridTemplateColumns: AUTO },
  },
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
    '&:hover': { borderColor: vars.color.textMuted, background: vars.color.hover },
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
  marginBlockEnd: vars.space.x3,
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

/** Above them, so that they stand in one row on a phone, too. */
export const nearestName = layered({ flexBasis: '100%' });

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
  // As far from the slots as they are from each other.
  marginBlockStart: vars.space.x2,
  minBlockSize: vars.text.s14.line,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  color: vars.tone.warning.text,
});

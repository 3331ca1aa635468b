import '../../../theme/layers.css.ts';
import { blockedTile, chosenTile, tileInForcedColors } from '../../../internal/choiceTile.ts';
import { capitalised } from '../../../theme/begins.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

const FADE = '32px';

export const frame = layered({ position: 'relative', minInlineSize: 0 });

export const strip = layered({
  display: 'flex',
  gap: vars.space.x3,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.x5,
  paddingBlock: vars.space.x2,
  paddingInline: '2px',
  scrollbarWidth: 'thin',
  // What goes on beyond an edge fades there: whole tiles side by side would look like all there are.
  selectors: {
    '&[data-more]': { maskImage: `linear-gradient(to left, transparent, black ${FADE})` },
    '&[data-scrolled]': { maskImage: `linear-gradient(to right, transparent, black ${FADE})` },
    '&[data-scrolled][data-more]': {
      maskImage: `linear-gradient(to right, transparent, black ${FADE}, black calc(100% - ${FADE}), transparent)`,
    },
  },
});

export const day = layered({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '60px',
  minBlockSize: '76px',
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x3,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.borderControl}`,
  background: vars.color.surface,
  color: vars.color.text,
  scrollSnapAlign: 'start',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.textMuted },
    '&[aria-checked="true"]': chosenTile,
    '&[aria-disabled="true"]': blockedTile,
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-checked="true"]:focus-visible': { outlineColor: vars.color.onBrand, outlineOffset: '-4px' },
  },
  '@media': tileInForcedColors,
});

export const weekday = layered({ fontSize: vars.text.s13.size, lineHeight: vars.text.s13.line });

export const number = layered({
  fontSize: vars.text.s20.size,
  lineHeight: vars.text.s20.line,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-disabled="true"] > &': { fontWeight: vars.weight.regular } },
});

export const month = layered({ fontSize: vars.text.s12.size, lineHeight: vars.text.s12.line });

/** Room for as much as a reason takes, from the start, so that it moves nothing: two lines on a phone, one elsewhere. */
export const reason = layered({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  // With the strip's own room as far from the days as they are from each other.
  marginBlockStart: vars.space.x2,
  minBlockSize: vars.text.s14.line,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  color: vars.tone.warning.text,
  selectors: { '&[data-resting]': { color: vars.color.textMuted } },
  '@media': { '(max-width: 599px)': { minBlockSize: `calc(2 * ${vars.text.s14.line})` } },
});

export const said = layered(capitalised);

export const skeleton = layered({
  flex: 'none',
  inlineSize: '60px',
  blockSize: '76px',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  border: `1px solid ${vars.color.border}`,
});

export const empty = layered({
  padding: vars.space.x5,
  borderRadius: vars.radius.card,
  border: `1px dashed ${vars.color.borderStrong}`,
  color: vars.color.textMuted,
});

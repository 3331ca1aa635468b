import { vars } from '../theme/contract.css.ts';

/** How a tile that is one of several choices looks while it is chosen, and while it cannot be. */
export const chosenTile = {
  background: vars.color.brand,
  borderColor: vars.color.brand,
  color: vars.color.onBrand,
} as const;

/** Lighter than any other text, and still read: who points at the choice learns why it is closed. */
export const UNAVAILABLE_INK = `color-mix(in oklab, ${vars.color.textDisabled} 72%, ${vars.color.surface})`;

export const blockedTile = {
  background: vars.color.sunken,
  borderColor: vars.color.border,
  color: UNAVAILABLE_INK,
  fontWeight: vars.weight.regular,
  cursor: 'not-allowed',
} as const;

/** The same under forced colours, for `@media`. */
export const tileInForcedColors = {
  '(forced-colors: active)': {
    selectors: {
      '&[aria-checked="true"]': {
        background: 'Highlight',
        borderColor: 'Highlight',
        color: 'HighlightText',
        forcedColorAdjust: 'none',
      },
      '&[aria-disabled="true"]': { color: 'GrayText' },
    },
  },
} as const;

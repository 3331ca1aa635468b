import { vars } from '../theme/contract.css.ts';

/** The box of a line that can be chosen among many; what its line is, its own sheet says. */
export const choiceBox = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '18px',
  blockSize: '18px',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.onBrand,
} as const;

/** What has the system's own colours says chosen by them, too. */
export const chosenInForcedColors = {
  background: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;

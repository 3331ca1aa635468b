import '../../../theme/layers.css.ts';
import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

export const heading = layered({
  fontWeight: vars.weight.semibold,
  color: vars.color.text,
  textWrap: 'balance',
  overflowWrap: 'break-word',
  // Focused only by script, to say where one is; there is nothing to do on it.
  selectors: { '&[tabindex="-1"]:focus-visible': { outline: 'none' } },
});

const { s14, s16, s20, s24, s32 } = vars.text;
export const size = styleVariants({ s14, s16, s20, s24, s32 }, ({ size: fontSize, line }) => ({
  '@layer': { [components]: { fontSize, lineHeight: line } },
}));

export const large = layered({ letterSpacing: '-0.011em' });

import '../../../theme/layers.css.ts';
import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';
import { components } from '../../../theme/layers.css.ts';

export const root = layered({
  display: 'inline-block',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
});

export const sign = styleVariants(
  { positive: vars.tone.success.text, negative: vars.tone.danger.text, zero: vars.color.textSubtle },
  (color) => ({ '@layer': { [components]: { color } } }),
);

export const word = layered({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  fontWeight: vars.weight.regular,
});

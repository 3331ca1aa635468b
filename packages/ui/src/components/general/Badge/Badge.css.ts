import '../../../theme/layers.css.ts';
import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

export const badge = layered({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '20px',
  blockSize: '20px',
  paddingInline: '6px',
  borderRadius: vars.radius.full,
  border: '1px solid transparent',
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const tone = styleVariants(vars.tone, ({ ground, border, text }) => ({
  '@layer': { [components]: { background: ground, borderColor: border, color: text } },
}));

export const solid = styleVariants(vars.tone, ({ solid: fill, onSolid }) => ({
  '@layer': { [components]: { background: fill, color: onSolid } },
}));

import '../../../theme/layers.css.ts';
import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

export const square = layered({ aspectRatio: '1', flexShrink: 0, paddingInline: 0, position: 'relative' });

/** A small button's side, for what stands in one's place; under a finger `vars.size.touch`. */
export const SMALL = `max(28px, calc(${vars.size.control} - 8px))`;

export const side = styleVariants({
  small: {
    '@layer': {
      [components]: {
        inlineSize: SMALL,
        '@media': { '(pointer: coarse)': { inlineSize: vars.size.touch } },
      },
    },
  },
  medium: { '@layer': { [components]: { inlineSize: vars.size.control } } },
  large: { '@layer': { [components]: { inlineSize: vars.size.controlLarge } } },
});

export const icon = styleVariants({ small: '16px', medium: '20px', large: '20px' }, (value) => ({
  '@layer': { [components]: { inlineSize: value, blockSize: value } },
}));

export const plain = layered({
  color: vars.color.textMuted,
  selectors: { '&[data-hovered]': { color: vars.color.text } },
});

export const count = layered({
  position: 'absolute',
  insetBlockStart: '-4px',
  insetInlineEnd: '-4px',
  minInlineSize: '18px',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.surface}`,
  background: vars.tone.danger.solid,
  color: vars.tone.danger.onSolid,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  // Drawn by CSS: the number is in the button's name already, and must not be read twice.
  selectors: { '&::before': { content: 'attr(data-count)' } },
});

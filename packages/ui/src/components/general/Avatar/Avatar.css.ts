import '../../../theme/layers.css.ts';
import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

export const avatar = layered({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.brandFaint,
  color: vars.color.brandText,
  fontWeight: vars.weight.semibold,
  userSelect: 'none',
});

export const size = styleVariants(
  {
    sm: { side: '24px', type: vars.text.s12 },
    md: { side: '32px', type: vars.text.s13 },
    lg: { side: '48px', type: vars.text.s16 },
  },
  ({ side, type }) => ({
    '@layer': {
      [components]: {
        inlineSize: side,
        blockSize: side,
        fontSize: `calc(${type.size} - 1px)`,
        lineHeight: 1,
      },
    },
  }),
);

export const image = layered({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

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

export const shape = {
  round: layered({ borderRadius: vars.radius.full }),
  square: layered({ borderRadius: vars.radius.control }),
};

/** A logo is made for white paper, whatever the theme. */
export const paper = layered({ colorScheme: 'light', background: 'Canvas', padding: '2px' });

export const image = layered({ inlineSize: '100%', blockSize: '100%' });

export const fit = {
  round: layered({ objectFit: 'cover' }),
  square: layered({ objectFit: 'contain' }),
};

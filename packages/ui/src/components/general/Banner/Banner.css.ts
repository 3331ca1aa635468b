import '../../../theme/layers.css.ts';
import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

export const banner = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x6,
  borderBlockEnd: '1px solid',
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  color: vars.color.text,
  '@media': { '(max-width: 639px)': { paddingInline: vars.space.x5 }, print: { display: 'none' } },
});

export const tone = styleVariants(vars.tone, ({ ground, border }) => ({
  '@layer': { [components]: { background: ground, borderColor: border } },
}));

export const words = layered({ flex: '1 1 200px', minInlineSize: 0 });

/** On a phone below the words, so that what closes the banner keeps the end of their line. */
export const action = layered({
  '@media': {
    '(max-width: 639px)': {
      order: 1,
      flexBasis: '100%',
      paddingInlineStart: `calc(20px + ${vars.space.x3})`,
    },
  },
});

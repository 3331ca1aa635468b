import '../../../theme/layers.css.ts';
import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

export const alert = layered({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x4,
  padding: vars.space.x4,
  border: '1px solid',
  borderRadius: vars.radius.card,
  color: vars.color.text,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
});

export const tone = styleVariants(vars.tone, ({ ground, border }) => ({
  '@layer': { [components]: { background: ground, borderColor: border } },
}));

export const icon = styleVariants(vars.tone, ({ text }) => ({
  '@layer': {
    [components]: {
      color: text,
      flexShrink: 0,
      inlineSize: '20px',
      blockSize: '20px',
      display: 'inline-flex',
    },
  },
}));

export const words = layered({ display: 'grid', gap: vars.space.x1, flex: 1, minInlineSize: 0 });

export const title = layered({ fontWeight: vars.weight.semibold });

export const actions = layered({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x3,
});

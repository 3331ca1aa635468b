import '../../../theme/layers.css.ts';
import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

export const card = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  minInlineSize: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
});

export const padding = styleVariants(
  { none: '0', sm: vars.space.x4, md: vars.space.x5, lg: vars.space.x6 },
  (value) => ({ '@layer': { [components]: { padding: value } } }),
);

/** Content such as a table must not stick out of the round corners. */
export const clipped = layered({ overflow: 'hidden', gap: 0 });

export const sunken = layered({ background: vars.color.sunken });

export const header = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});

export const footer = layered({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.x3,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

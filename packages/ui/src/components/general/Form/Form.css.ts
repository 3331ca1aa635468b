import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const form = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  minInlineSize: 0,
});

export const actions = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x3,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const sticky = layered({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
  paddingBlock: vars.space.x4,
  background: vars.color.page,
});

export const start = layered({ marginInlineEnd: 'auto' });

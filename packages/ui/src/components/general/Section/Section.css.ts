import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const section = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  minInlineSize: 0,
});

export const header = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});

export const words = layered({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

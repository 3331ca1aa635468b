import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const list = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const horizontal = layered({ flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space.x6 });

import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const form = layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x5 });
export const clear = layered({
  marginInlineEnd: 'auto',
  '@media': { '(max-width: 479px)': { display: 'grid', marginInlineEnd: 0 } },
});

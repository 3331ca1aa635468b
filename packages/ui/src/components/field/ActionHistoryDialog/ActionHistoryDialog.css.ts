import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const filters = layered({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.x5,
  marginBlockEnd: vars.space.x6,
  '@media': { '(max-width: 719px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** As high as some entries, so that the dialog does not jump while they come. */
export const body = layered({ minBlockSize: '240px', marginBlockEnd: vars.space.x5 });

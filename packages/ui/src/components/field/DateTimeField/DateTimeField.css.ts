import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

/** Day and time on one line where they fit, with their errors each below its own. */
export const line = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space.x4} ${vars.space.x5}`,
});

/** As wide as a date; what is wrong with it may take more. */
export const date = layered({ flex: '0 1 auto', minInlineSize: '12em', maxInlineSize: '24em' });
export const time = layered({ flex: '1 1 8em', minInlineSize: '8em', maxInlineSize: '24em' });

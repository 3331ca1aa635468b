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

/** As wide as a date, whatever is wrong with it: the hour beside it stays where it is while one types. */
export const date = layered({ flex: 'none', inlineSize: 'min-content', minInlineSize: '12em' });
export const time = layered({ flex: '1 1 8em', minInlineSize: '8em', maxInlineSize: '24em' });

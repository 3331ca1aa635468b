import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

/** Each face is at least this high, so that the dialog does not jump when the text arrives. */
export const body = layered({ minHeight: 96 });
export const reason = layered({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const empty = layered({ margin: 0, color: vars.color.textMuted });
export const meta = layered({
  margin: `${vars.space.x4} 0 0`,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});
export const lines = layered({ display: 'grid', gap: vars.space.x3 });

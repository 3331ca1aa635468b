import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const root = layered({ display: 'flex', alignItems: 'center', gap: vars.space.x4, minWidth: 0 });

export const texts = layered({ minWidth: 0, textAlign: 'start' });
export const name = layered({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
});
export const detail = layered({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

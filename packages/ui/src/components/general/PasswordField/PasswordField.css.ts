import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const end = layered({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space.x4 });

export const hint = layered({
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  fontWeight: vars.weight.medium,
  color: vars.tone.warning.text,
});

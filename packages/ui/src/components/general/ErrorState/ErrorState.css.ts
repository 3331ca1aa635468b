import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const request = layered({
  fontFamily: vars.font.mono,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  color: vars.color.textSubtle,
  userSelect: 'all',
});

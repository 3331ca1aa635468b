import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const requestId = layered({
  margin: `${vars.space.x4} 0 0`,
  color: vars.color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  overflowWrap: 'anywhere',
});

import '../theme/layers.css.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const status = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  marginBlockEnd: vars.space.x5,
  fontFamily: vars.font.body,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});

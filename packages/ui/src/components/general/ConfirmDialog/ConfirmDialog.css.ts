import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const message = layered({ margin: 0, whiteSpace: 'pre-line', textWrap: 'pretty' });

export const failure = layered({
  display: 'flex',
  gap: vars.space.x3,
  marginTop: vars.space.x5,
  padding: `${vars.space.x4} ${vars.space.x4}`,
  border: `1px solid ${vars.tone.danger.border}`,
  borderRadius: vars.radius.control,
  background: vars.tone.danger.ground,
  color: vars.tone.danger.text,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  overflowWrap: 'anywhere',
});

export const failureIcon = layered({ flex: 'none', marginTop: vars.space.x1 });

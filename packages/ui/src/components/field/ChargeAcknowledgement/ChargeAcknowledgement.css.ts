import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const box = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  padding: vars.space.x5,
  border: `1px solid ${vars.tone.warning.border}`,
  borderRadius: vars.radius.card,
  background: vars.tone.warning.ground,
});

export const message = layered({
  display: 'flex',
  gap: vars.space.x3,
  margin: 0,
  color: vars.tone.warning.text,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
});

export const icon = layered({ flex: 'none', marginTop: vars.space.x1 });

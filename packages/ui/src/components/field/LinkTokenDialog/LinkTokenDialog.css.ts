import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const lines = layered({ display: 'grid', gap: vars.space.x5, margin: 0 });
export const line = layered({ display: 'grid', gap: vars.space.x2 });
export const label = layered({
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontWeight: vars.weight.medium,
});
export const content = layered({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.x3,
  margin: 0,
  '@media': { '(max-width: 399px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const value = layered({
  padding: `${vars.space.x3} ${vars.space.x4}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const whole = layered({ gridColumn: '1 / -1' });
export const token = layered({
  fontSize: vars.text.s16.size,
  lineHeight: vars.text.s16.line,
  letterSpacing: '0.04em',
});

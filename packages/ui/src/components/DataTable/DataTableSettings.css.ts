import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

export const list = layered({ margin: 0, padding: 0, listStyle: 'none' });

export const item = layered({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x5,
  minHeight: vars.size.row,
});

export const buttons = layered({ display: 'flex', flex: 'none' });

export const fixed = layered({
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
});

export const density = layered({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x2} ${vars.space.x5}`,
  margin: `${vars.space.x4} 0 0`,
  padding: `${vars.space.x4} 0 0`,
  border: 0,
  borderTop: `1px solid ${vars.color.border}`,
});

export const legend = layered({
  float: 'left',
  width: '100%',
  padding: 0,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontWeight: vars.weight.medium,
});

export const choice = layered({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: vars.size.control,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  cursor: 'pointer',
});

export const radio = layered({ width: 16, height: 16, margin: 0, accentColor: vars.color.brand });

export const foot = layered({ marginTop: vars.space.x3 });

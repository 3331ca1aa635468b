import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const panel = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  width: 360,
  maxWidth: '100%',
});

export const trigger = layered({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space.x2,
  minWidth: 0,
});
export const triggerName = layered({
  maxWidth: 200,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** The list asks for something else than the filter that was applied. */
export const changed = layered({ color: vars.color.textMuted, fontStyle: 'italic', whiteSpace: 'nowrap' });

export const notice = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  padding: `${vars.space.x3} ${vars.space.x4}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  overflowWrap: 'anywhere',
});
export const row = layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const list = layered({
  maxHeight: 320,
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
});

export const item = layered({ display: 'flex', alignItems: 'center', gap: vars.space.x2, minHeight: 36 });

export const apply = layered({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space.x2,
  minWidth: 0,
  minHeight: 32,
  padding: `${vars.space.x2} ${vars.space.x3} ${vars.space.x2} 0`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  textAlign: 'start',
  cursor: 'pointer',
  outline: '2px solid transparent',
  outlineOffset: -2,
  ':hover': { background: vars.color.hover },
  ':focus-visible': { outlineColor: vars.color.focus },
  selectors: { '&[aria-current]': { fontWeight: vars.weight.semibold } },
  '@media': { '(pointer: coarse)': { minHeight: vars.size.touch } },
});
export const mark = layered({
  display: 'inline-flex',
  flex: 'none',
  justifyContent: 'center',
  width: 24,
  color: vars.color.brandText,
});
export const name = layered({ minWidth: 0, overflowWrap: 'anywhere' });
export const quiet = layered({
  flex: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  fontWeight: vars.weight.regular,
});
export const actions = layered({ display: 'flex', flex: 'none' });

export const form = layered({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.x3,
  minWidth: 0,
});
export const hint = layered({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});

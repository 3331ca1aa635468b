import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const root = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x3} ${vars.space.x6}`,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontVariantNumeric: 'tabular-nums',
});

export const summary = layered({ margin: 0, flex: '1 1 auto', minWidth: 'min-content' });

// On paper only the sentence stays.
const noPaper = { print: { display: 'none' } } as const;

export const group = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  '@media': noPaper,
});

export const field = layered({
  boxSizing: 'border-box',
  height: vars.size.control,
  padding: `0 ${vars.space.x3}`,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: 'inherit',
  fontSize: vars.text.s14.size,
  fontVariantNumeric: 'tabular-nums',
  outline: '2px solid transparent',
  outlineOffset: 1,
  ':focus-visible': { outlineColor: vars.color.focus },
  ':disabled': { color: vars.color.textDisabled, borderColor: vars.color.border },
});

export const pageField = layered({ width: 56, textAlign: 'center' });

export const pages = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  '@media': noPaper,
});

export const onlyWide = layered({ '@media': { '(max-width: 479px)': { display: 'none' } } });

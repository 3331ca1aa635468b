import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

/** Keeps the button at the end of the box. */
export const open = layered({ marginInlineStart: 'auto' });

export const year = layered({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: vars.space.x3,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const months = layered({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(88px, 1fr))',
  gap: vars.space.x2,
  outline: 'none',
});

export const month = layered({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.size.touch,
  padding: `0 ${vars.space.x3}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  cursor: 'pointer',
  outline: '2px solid transparent',
  outlineOffset: 1,
  selectors: {
    '&[data-today]': { boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}` },
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-focus-visible]': { outlineColor: vars.color.focus },
    '&[data-selected]': {
      background: vars.color.brand,
      color: vars.color.onBrand,
      fontWeight: vars.weight.semibold,
    },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
});

import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

const PHONE = '(max-width: 767px)';

/** Drawn as the box of a field, pressed instead of typed in; on a phone an icon as wide as a thumb. */
export const trigger = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.x4,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { borderColor: vars.color.textMuted } },
  '@media': { [PHONE]: { minBlockSize: vars.size.touch, borderColor: 'transparent' } },
});

export const icon = layered({ inlineSize: '20px', flexShrink: 0 });

/** What a phone has no room for. */
export const words = layered({
  flex: 1,
  textAlign: 'start',
  '@media': { [PHONE]: { display: 'none' } },
});

export const keys = layered({
  font: 'inherit',
  fontSize: vars.text.s12.size,
  color: vars.color.textSubtle,
  '@media': { [`${PHONE}, (pointer: coarse)`]: { display: 'none' } },
});

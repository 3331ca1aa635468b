import '../../../../theme/layers.css.ts';
import { vars } from '../../../../theme/contract.css.ts';
import { layered } from '../../../../theme/layered.ts';
import { CALM, CARDS } from '../ground/measures.ts';

/** As wide as what is seen: it stays where the columns scroll. */
export const line = layered({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  boxSizing: 'border-box',
  width: 'min(100cqw - 2px, 100%)',
  padding: `0 ${vars.space.x4} 0 0`,
  '@container': { [CARDS]: { position: 'static', width: 'auto' } },
});

export const toggle = layered({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minWidth: 0,
  minHeight: 36,
  padding: `0 ${vars.space.x4}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  outline: '2px solid transparent',
  outlineOffset: -2,
  ':focus-visible': { outlineColor: vars.color.focus },
  '::before': {
    content: '',
    flex: 'none',
    boxSizing: 'border-box',
    width: 6,
    height: 6,
    borderTop: '2px solid currentColor',
    borderInlineEnd: '2px solid currentColor',
    transform: 'translateX(-1px) rotate(45deg)',
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  },
  selectors: { '&[aria-expanded="true"]::before': { transform: 'translateY(-1px) rotate(135deg)' } },
  '@media': {
    '(pointer: coarse)': { minHeight: vars.size.touch },
    [CALM]: { '::before': { transition: 'none' } },
  },
});

export const label = layered({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' });

export const count = layered({
  flex: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});

export const summary = layered({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.medium });

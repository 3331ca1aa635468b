import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

export const trigger = layered({
  cursor: 'pointer',
  textAlign: 'start',
  selectors: {
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-1px',
      borderColor: vars.color.focus,
    },
    '[data-invalid] > &, [data-invalid] > * > &': {
      borderColor: vars.tone.perigo.solid,
      boxShadow: `inset 0 0 0 1px ${vars.tone.perigo.solid}`,
    },
  },
});

export const frame = layered({ position: 'relative', display: 'flex', minInlineSize: 0 });

export const value = layered({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.color.textSubtle } },
});

export const chevron = layered({
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.color.textMuted,
});

/** Room for the clear button, which lies over the trigger: a button must not hold a button. */
export const withClear = layered({ paddingInlineEnd: '64px' });

export const clear = layered({
  position: 'absolute',
  insetInlineEnd: '32px',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  marginInlineEnd: 0,
});

import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const box = layered({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  boxSizing: 'border-box',
  minHeight: vars.size.control,
  padding: `2px ${vars.space.x2} 2px ${vars.space.x4}`,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  cursor: 'text',
  ':hover': { borderColor: vars.color.textMuted },
  selectors: {
    '&:has(input:focus)': {
      borderColor: vars.color.focus,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: -1,
    },
  },
});

/** Icon and clear button stay on the first line while chips wrap. */
const firstLine = `calc(${vars.size.control} - 6px)`;

export const icon = layered({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  height: firstLine,
  color: vars.color.textSubtle,
});

export const terms = layered({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  minWidth: 0,
});

export const clear = layered({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: firstLine,
  // The box is as high with it as without.
  marginBlock: -1,
});

export const input = layered({
  flex: '1 1 40px',
  minWidth: 40,
  minHeight: firstLine,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  fontFamily: 'inherit',
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.textSubtle, opacity: 1 },
});

export const hint = layered({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.x1,
  whiteSpace: 'nowrap',
  paddingInline: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

/** The frame of a field that is a button: it is the button inside that has the focus. */
export const box = layered({
  selectors: {
    // Stronger than the frame that all fields have: the button fills it.
    '&&': { paddingInline: 0 },
    '&:has(> [role="combobox"]:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-1px',
      borderColor: vars.color.focus,
      boxShadow: 'none',
    },
  },
});

export const trigger = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  flex: 1,
  minInlineSize: 0,
  minBlockSize: `calc(${vars.size.control} - 2px)`,
  paddingInline: vars.space.x4,
  border: 0,
  borderRadius: 'inherit',
  outline: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:is(:disabled, [aria-readonly="true"])': { cursor: 'not-allowed' } },
});

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

/** What opens: search, tree, and what was chosen. */
export const panel = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  inlineSize: 'min(400px, calc(100vw - 64px))',
});

export const foot = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});

export const buttons = layered({ display: 'flex', gap: vars.space.x3 });

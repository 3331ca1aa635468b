import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

const PHONE = '(max-width: 639px)';

export const overlay = layered({
  alignItems: 'flex-start',
  paddingTop: '12vh',
  '@media': { [PHONE]: { paddingTop: 0 } },
});

export const modal = layered({
  width: 'min(620px, 100%)',
  maxHeight: 'min(560px, 100%)',
  '@media': { [PHONE]: { width: '100%', height: '100%', maxHeight: '100%', border: 0, borderRadius: 0 } },
});

export const search = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  flex: 'none',
  height: 56,
  padding: `0 ${vars.space.x5}`,
  borderBottom: `1px solid ${vars.color.border}`,
  color: vars.color.textSubtle,
  // The box has no edge of its own: the ring is around its line, inside the dialog's corners.
  borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
  selectors: {
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [PHONE]: { borderRadius: 0 },
    '(forced-colors: active)': { selectors: { '&:has(input:focus-visible)': { outlineColor: 'Highlight' } } },
  },
});

export const field = layered({ display: 'flex', flex: 1, minWidth: 0 });

export const input = layered({
  flex: 1,
  minWidth: 0,
  height: 54,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: vars.color.text,
  fontFamily: 'inherit',
  fontSize: vars.text.s16.size,
  lineHeight: vars.text.s16.line,
  '::placeholder': { color: vars.color.textSubtle, opacity: 1 },
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const list = layered({
  flex: 1,
  minHeight: 96,
  overflow: 'auto',
  padding: vars.space.x3,
  outline: 'none',
});

/** The box keeps the focus, so the ground alone says which line Enter takes: in dark a sunken one hardly does. */
export const item = layered({ selectors: { '&&[data-focused]': { background: vars.color.selected } } });

export const empty = layered({
  padding: `${vars.space.x6} ${vars.space.x4}`,
  color: vars.color.textMuted,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  textAlign: 'center',
});

export const foot = layered({
  flex: 'none',
  margin: 0,
  padding: `${vars.space.x3} ${vars.space.x5}`,
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

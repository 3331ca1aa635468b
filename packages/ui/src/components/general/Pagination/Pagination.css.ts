import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

const PHONE = '(max-width: 479px)';

export const root = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x3} ${vars.space.x6}`,
  // A phone keeps one line: how far, of how many, back and on.
  '@media': { [PHONE]: { flexWrap: 'nowrap', gap: vars.space.x3 } },
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontVariantNumeric: 'tabular-nums',
});

export const summary = layered({
  margin: 0,
  flex: '1 1 auto',
  minWidth: 'min-content',
  '@media': { [PHONE]: { fontSize: vars.text.s12.size } },
});

const HIDDEN = { display: 'none' } as const;
// On paper only the sentence stays.
const noPaper = { print: HIDDEN } as const;

export const group = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  '@media': { ...noPaper, [PHONE]: HIDDEN },
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

/** The system's list of sizes in the clothes of our own fields. */
export const size = layered({ appearance: 'none', paddingInlineEnd: vars.space.x7, cursor: 'pointer' });

export const sizeBox = layered({ position: 'relative', display: 'inline-flex', alignItems: 'center' });

export const sizeIcon = layered({
  position: 'absolute',
  insetInlineEnd: vars.space.x3,
  inlineSize: 16,
  blockSize: 16,
  color: vars.color.textMuted,
  pointerEvents: 'none',
});

export const pageField = layered({
  width: 56,
  textAlign: 'center',
  '@media': { [PHONE]: { width: 44, padding: 0 } },
});

export const pages = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  '@media': noPaper,
});

export const onlyWide = layered({ '@media': { [PHONE]: HIDDEN } });

/** Around a button and what describes it. */
export const end = layered({ display: 'contents', '@media': { [PHONE]: HIDDEN } });

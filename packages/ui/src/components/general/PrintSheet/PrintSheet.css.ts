import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const root = layered({
  display: 'grid',
  gap: vars.space.x5,
  justifyItems: 'center',
  minInlineSize: 0,
});

export const tools = layered({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.x3,
  inlineSize: '100%',
  maxInlineSize: '210mm',
});

/** As wide as A4 on the screen; the paper itself brings its margins. */
export const sheet = layered({
  inlineSize: '100%',
  maxInlineSize: '210mm',
  padding: '16mm 14mm',
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  '@media': {
    '(max-width: 639px)': { padding: vars.space.x5 },
    print: { maxInlineSize: 'none', padding: 0, border: 0, background: 'none' },
  },
});

export const head = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.x5,
  paddingBlockEnd: vars.space.x4,
  borderBlockEnd: `2px solid ${vars.color.brand}`,
});

export const words = layered({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

export const subtitle = layered({ color: vars.color.textMuted, overflowWrap: 'anywhere' });

export const organisation = layered({
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  textAlign: 'end',
  // There it stands below the title, and begins where that begins.
  '@media': { '(max-width: 639px)': { textAlign: 'start' } },
});

export const strong = layered({ color: vars.color.text, fontWeight: vars.weight.semibold });

export const content = layered({ display: 'grid', gap: vars.space.x6, paddingBlock: vars.space.x5 });

export const foot = layered({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  paddingBlockStart: vars.space.x3,
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  '@media': { print: { breakInside: 'avoid' } },
});

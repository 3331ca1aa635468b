import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

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

import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const grid = layered({ display: 'grid', gap: vars.space.x4, minInlineSize: 0 });

export const progress = layered({
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});

/** How far it is, and beside it the countdown: what comes into its place moves nothing. */
export const status = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  selectors: { '&[data-held]': { minBlockSize: '40px' } },
});

export const rows = layered({ display: 'grid', gap: vars.space.x3 });

export const footer = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x3,
  '@media': { '(max-width: 599px)': { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});

/** In a dialog, whose rows scroll: the way out and the way on stay in sight. */
export const pinned = layered({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlock: vars.space.x3,
  background: vars.color.raised,
});

/** Below the row that it is about. */
export const whyNot = layered({ paddingInline: vars.space.x4, paddingBlock: vars.space.x4 });

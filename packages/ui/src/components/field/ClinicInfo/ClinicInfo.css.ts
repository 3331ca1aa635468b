import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const panel = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  color: vars.color.text,
});

export const name = layered({
  fontSize: vars.text.s16.size,
  lineHeight: vars.text.s16.line,
  fontWeight: vars.weight.semibold,
});

export const list = layered({ display: 'grid', gap: vars.space.x3 });

export const item = layered({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: vars.space.x3,
});

export const icon = layered({ gridRow: '1 / span 2', color: vars.color.textMuted, marginBlockStart: '2px' });

export const term = layered({
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  color: vars.color.textMuted,
});

export const value = layered({ overflowWrap: 'anywhere' });

export const link = layered({
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  '@media': { '(pointer: coarse)': { display: 'inline-block', paddingBlock: vars.space.x4 } },
});

export const line = layered({ display: 'block' });

export const external = layered({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x1 });

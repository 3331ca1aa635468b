import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const summary = layered({
  display: 'flex',
  gap: vars.space.x4,
  padding: vars.space.x5,
  border: `1px solid ${vars.tone.danger.solid}`,
  borderRadius: vars.radius.card,
  background: vars.tone.danger.ground,
  color: vars.color.text,
});

export const icon = layered({
  flexShrink: 0,
  inlineSize: '20px',
  blockSize: '20px',
  color: vars.tone.danger.text,
});

export const words = layered({ display: 'grid', gap: vars.space.x2, minInlineSize: 0 });

export const list = layered({ display: 'grid', gap: vars.space.x2 });

export const link = layered({
  display: 'inline',
  color: vars.tone.danger.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  borderRadius: '2px',
  cursor: 'pointer',
  textAlign: 'start',
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const state = layered({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x7,
  paddingInline: vars.space.x5,
  textAlign: 'center',
});

export const picture = layered({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  marginBlockEnd: vars.space.x2,
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.sunken,
  color: vars.color.textMuted,
});

export const broken = layered({
  background: vars.tone.danger.ground,
  borderColor: vars.tone.danger.border,
  color: vars.tone.danger.text,
});

export const text = layered({ maxInlineSize: '44ch' });

export const actions = layered({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x3,
});

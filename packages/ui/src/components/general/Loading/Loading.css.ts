import '../../../theme/layers.css.ts';
import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

const spin = keyframes({ to: { transform: 'rotate(360deg)' } });

export const block = layered({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x4,
  padding: vars.space.x7,
  color: vars.color.textMuted,
});

export const inline = layered({
  display: 'inline-flex',
  flexDirection: 'row',
  gap: vars.space.x3,
  padding: 0,
});

export const mark = layered({
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.full,
  border: `3px solid ${vars.color.border}`,
  borderBlockStartColor: vars.color.brand,
  animation: `${spin} 900ms linear infinite`,
});

export const small = layered({ inlineSize: '16px', blockSize: '16px', borderWidth: '2px' });

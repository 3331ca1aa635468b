import '../../../theme/layers.css.ts';
import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

const spin = keyframes({ to: { transform: 'rotate(360deg)' } });

export const track = layered({
  position: 'relative',
  flexShrink: 0,
  inlineSize: '36px',
  blockSize: '20px',
  padding: 0,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&::after': { content: '', position: 'absolute', insetBlock: '-4px', insetInline: 0 },
    '&[data-state="checked"]': { background: vars.color.brand, borderColor: vars.color.brand },
    '&[data-pending]': { cursor: 'progress' },
    '&[aria-readonly="true"]': { cursor: 'default' },
    '&[aria-disabled="true"]:not([data-pending]), &:disabled': {
      background: vars.color.sunken,
      borderColor: vars.color.borderStrong,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(pointer: coarse)': { selectors: { '&::after': { insetBlock: '-12px' } } },
    '(forced-colors: active)': { selectors: { '&[data-state="checked"]': { background: 'Highlight' } } },
  },
});

export const thumb = layered({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '14px',
  blockSize: '14px',
  marginInlineStart: '2px',
  borderRadius: vars.radius.full,
  background: vars.color.textMuted,
  color: vars.color.brand,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}, background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-state="checked"]': { transform: 'translateX(16px)', background: vars.color.onBrand },
    '[aria-disabled="true"]:not([data-pending]) > &, &[data-disabled]': {
      background: vars.color.borderControl,
      color: vars.color.surface,
    },
  },
  '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
});

/** The track is wider than a box: the note starts where the label does. */
export const indent = layered({ paddingInlineStart: '18px' });

export const spinner = layered({
  inlineSize: '10px',
  blockSize: '10px',
  borderRadius: vars.radius.full,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${spin} 800ms linear infinite`,
});

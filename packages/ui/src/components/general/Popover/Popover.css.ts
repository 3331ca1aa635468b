import '../../../theme/layers.css.ts';
import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { fading, floating } from '../../../theme/floating.ts';
import { layered } from '../../../theme/layered.ts';

const fade = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const popover = layered({
  maxWidth: 'min(440px, calc(100vw - 24px))',
  minWidth: 240,
  display: 'flex',
  ...floating,
  selectors: fading(fade),
});

export const dialog = layered({
  flex: 1,
  minWidth: 0,
  maxHeight: 'inherit',
  overflow: 'auto',
  boxSizing: 'border-box',
  padding: vars.space.x5,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  outline: 'none',
});

export const head = layered({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  marginBottom: vars.space.x3,
});

export const title = layered({
  margin: 0,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  fontWeight: vars.weight.semibold,
});

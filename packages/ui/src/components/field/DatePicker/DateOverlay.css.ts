import '../../../theme/layers.css.ts';
import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

/** A fade alone: days are read at once, and a popover that moves is laid out and painted again with each frame. */
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const popover = layered({
  background: vars.color.raised,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  maxInlineSize: 'calc(100vw - 16px)',
  overflow: 'auto',
  outline: 'none',
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
});

export const dialog = layered({ outline: 'none', padding: vars.space.x5 });

export const veil = layered({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  background: vars.color.overlay,
});

export const sheet = layered({
  position: 'fixed',
  inset: 0,
  background: vars.color.raised,
  color: vars.color.text,
  animation: `${rise} ${vars.motion.enter} ${vars.motion.ease}`,
});

export const sheetDialog = layered({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvb',
  outline: 'none',
});

export const sheetHeader = layered({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  minBlockSize: '56px',
  paddingInline: vars.space.x5,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const sheetTitle = layered({
  fontSize: vars.text.s16.size,
  lineHeight: vars.text.s16.line,
  fontWeight: vars.weight.semibold,
});

export const sheetBody = layered({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  padding: vars.space.x5,
});

export const closeButton = layered({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  marginInlineEnd: `calc(-1 * ${vars.space.x4})`,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  selectors: { '&:hover': { background: vars.color.hover } },
});

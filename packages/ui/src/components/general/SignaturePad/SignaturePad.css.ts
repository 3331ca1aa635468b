import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const root = layered({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.x4,
  inlineSize: '100%',
  maxInlineSize: 480,
});

export const pad = layered({
  position: 'relative',
  boxSizing: 'border-box',
  inlineSize: '100%',
  aspectRatio: '3 / 1',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  overflow: 'hidden',
  selectors: {
    '&[data-invalid]': {
      borderColor: vars.tone.danger.solid,
      boxShadow: `inset 0 0 0 1px ${vars.tone.danger.solid}`,
    },
    '&[data-off]': { background: vars.color.sunken, borderColor: vars.color.border },
  },
});

/** What is drawn on. A finger signs and does not scroll the page. */
export const paper = layered({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  touchAction: 'none',
  cursor: 'crosshair',
  selectors: { '[data-off] > &': { cursor: 'not-allowed' } },
});

/** The line that one signs on. */
export const line = layered({ stroke: vars.color.border, strokeWidth: 2 });

export const ink = layered({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const hint = layered({
  position: 'absolute',
  insetInline: vars.space.x4,
  insetBlockEnd: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  textAlign: 'center',
  pointerEvents: 'none',
});

/** How a typed name looks as a signature. */
export const typed = layered({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  blockSize: '100%',
  padding: vars.space.x4,
  fontFamily: 'cursive',
  fontStyle: 'italic',
  fontSize: vars.text.s24.size,
  lineHeight: vars.text.s24.line,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

/**
 * Its room is there before there is anything to undo: nothing jumps at the first stroke. Not above an error, which
 * stands by what it speaks of and goes with that stroke.
 */
export const buttons = layered({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  minBlockSize: vars.size.control,
});

import '../../../theme/layers.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

/** Of the list of files itself: a dialog is narrow on a wide screen, too. */
const NARROW = 'apto-arquivos (max-width: 479px)';
const FORCED = '(forced-colors: active)';

/** The live regions are always there, and take no room until they say something. */
export const below = layered({ marginBlockStart: vars.space.x4 });

export const zone = layered({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: vars.space.x5,
  border: `1px dashed ${vars.color.borderControl}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  textAlign: 'center',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: vars.color.brand,
      background: vars.color.brandFaint,
      color: vars.color.text,
    },
    '&[data-invalid]': {
      borderStyle: 'solid',
      borderColor: vars.tone.danger.solid,
      boxShadow: `inset 0 0 0 1px ${vars.tone.danger.solid}`,
    },
    '&[data-disabled]': { background: vars.color.sunken, borderColor: vars.color.border },
  },
  '@media': { [FORCED]: { selectors: { '&[data-over]': { borderColor: 'Highlight' } } } },
});

export const mark = layered({ inlineSize: '24px', blockSize: '24px', color: vars.color.textSubtle });

export const actions = layered({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.x3,
});

// A button that says why it does not work says it in the middle, too.
globalStyle(`${actions} > span`, { '@layer': { [components]: { justifyContent: 'center' } } });

/** Nothing is dragged with a finger. */
export const dropHint = layered({ '@media': { '(pointer: coarse)': { display: 'none' } } });

export const refusals = layered({ display: 'grid', gap: vars.space.x1 });

export const refusal = layered({ overflowWrap: 'anywhere' });

export const list = layered({
  containerType: 'inline-size',
  containerName: 'apto-arquivos',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  overflow: 'hidden',
});

export const item = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  minBlockSize: '60px',
  padding: `${vars.space.x3} ${vars.space.x4}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

/** A narrow list keeps the room for the file's name; the button says the same to those who hear it. */
export const wideOnly = layered({ '@container': { [NARROW]: { display: 'none' } } });

export const allActions = layered({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x3,
});

export const thumb = layered({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.textMuted,
});

export const picture = layered({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const words = layered({
  display: 'grid',
  gap: vars.space.x1,
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
});

export const name = layered({ overflowWrap: 'anywhere' });

export const note = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontVariantNumeric: 'tabular-nums',
});

export const failed = layered({ color: vars.tone.danger.text });
export const done = layered({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  color: vars.tone.success.text,
});

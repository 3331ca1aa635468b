import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

/** The label goes on in the document: only its picture is cut. */
export const cut = layered({ '::after': { content: '"…"' } });

/** The rest of it takes no room, nor the gap after it; a box of its own for each line would have to be laid out. */
export const rest = layered({ fontSize: 0, marginInlineEnd: `calc(-1 * ${vars.space.x3})` });

const STAR =
  'polygon(50% 3%, 64% 34%, 98% 38%, 73% 61%, 80% 95%, 50% 78%, 20% 95%, 27% 61%, 2% 38%, 36% 34%)';

/** Touched, it tells what the star means instead of choosing. */
export const tip = layered({
  // A shape, not a picture: a hundred of them cost nothing.
  flex: 'none',
  inlineSize: '14px',
  blockSize: '14px',
  background: vars.tone.warning.solid,
  clipPath: STAR,
  '@media': {
    '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' },
    // As wide as a finger: the shape is inside of it.
    '(pointer: coarse)': {
      display: 'inline-grid',
      placeItems: 'center',
      inlineSize: vars.size.touch,
      blockSize: vars.size.touch,
      marginBlock: `calc(-1 * ${vars.space.x4})`,
      background: 'none',
      clipPath: 'none',
      '::before': {
        content: '""',
        inlineSize: '14px',
        blockSize: '14px',
        background: vars.tone.warning.solid,
        clipPath: STAR,
      },
    },
    '(pointer: coarse) and (forced-colors: active)': {
      background: 'none',
      '::before': { background: 'CanvasText', forcedColorAdjust: 'none' },
    },
  },
});

/** 'Ver informações da clínica': a link that opens a panel beside it. */
export const opener = layered({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: 28,
  color: vars.color.link,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  textDecorationLine: 'underline',
  textUnderlineOffset: '3px',
  borderRadius: '2px',
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: vars.color.textDisabled, textDecorationLine: 'none', cursor: 'not-allowed' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

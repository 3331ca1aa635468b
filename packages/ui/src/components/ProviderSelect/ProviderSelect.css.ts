import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

/** The label goes on in the document: only its picture is cut. */
export const cut = layered({ '::after': { content: '"…"' } });

/** Touched, it tells what the star means instead of choosing. */
export const tip = layered({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '14px',
  // The star is a shape, not a picture: a hundred of them cost nothing.
  '::before': {
    content: '""',
    inlineSize: '14px',
    blockSize: '14px',
    background: vars.tone.atencao.solid,
    clipPath:
      'polygon(50% 3%, 64% 34%, 98% 38%, 73% 61%, 80% 95%, 50% 78%, 20% 95%, 27% 61%, 2% 38%, 36% 34%)',
  },
  '@media': {
    '(forced-colors: active)': {
      '::before': { background: 'currentColor', forcedColorAdjust: 'none' },
    },
    '(pointer: coarse)': {
      inlineSize: vars.size.touch,
      blockSize: vars.size.touch,
      marginBlock: `calc(-1 * ${vars.space.x4})`,
    },
  },
});

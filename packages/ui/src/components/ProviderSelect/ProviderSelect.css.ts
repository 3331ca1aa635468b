import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

export const star = layered({ flex: 'none', color: vars.tone.atencao.solid });

/** The label goes on in the document: only its picture is cut. */
export const cut = layered({ '::after': { content: '"…"' } });

/** Touched, it tells what the star means instead of choosing. */
export const tip = layered({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  '@media': {
    '(pointer: coarse)': {
      inlineSize: vars.size.touch,
      blockSize: vars.size.touch,
      marginBlock: `calc(-1 * ${vars.space.x4})`,
    },
  },
});

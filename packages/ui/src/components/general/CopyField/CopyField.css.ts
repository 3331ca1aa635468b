import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const line = layered({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
});

/** Beside its button while there is room for a few words, else above it. */
export const box = layered({ flex: '1 1 8rem', minInlineSize: 0 });

export const mono = layered({ fontFamily: vars.font.mono });

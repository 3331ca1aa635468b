import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const root = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minWidth: 0,
  // It holds the focus only for a moment, and nothing is to be done on it.
  outline: 'none',
});

export const controls = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.x3,
});
export const search = layered({
  flex: '1 1 320px',
  maxWidth: 560,
  minWidth: 0,
  '@media': {
    // Beside it stays room for one button without words.
    '(max-width: 639px)': {
      flexBasis: `calc(100% - ${vars.size.touch} - ${vars.space.x3})`,
      maxWidth: 'none',
    },
  },
});
export const active = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
});

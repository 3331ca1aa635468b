import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const horizontal = layered({
  inlineSize: '100%',
  blockSize: '1px',
  margin: 0,
  border: 0,
  background: vars.color.border,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const vertical = layered({
  alignSelf: 'stretch',
  inlineSize: '1px',
  minBlockSize: vars.space.x5,
  background: vars.color.border,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

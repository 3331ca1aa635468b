import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const input = layered({ fontVariantNumeric: 'tabular-nums' });

export const steps = layered({
  display: 'flex',
  gap: vars.space.x1,
  marginInlineEnd: `calc(-1 * ${vars.space.x3})`,
});

export const step = layered({ marginInlineEnd: 0 });

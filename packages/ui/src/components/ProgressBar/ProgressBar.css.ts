import '../../theme/layers.css.ts';
import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { layered } from '../../theme/layered.ts';

export const frame = layered({ display: 'grid', gap: vars.space.x2, inlineSize: '100%' });

export const line = layered({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});

export const value = layered({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const track = layered({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '8px',
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.borderControl}`,
  background: vars.color.sunken,
});

export const fill = layered({
  blockSize: '100%',
  borderRadius: vars.radius.full,
  transition: `inline-size ${vars.motion.enter} ${vars.motion.ease}`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const tone = styleVariants(
  {
    brand: vars.color.brand,
    sucesso: vars.tone.sucesso.solid,
    atencao: vars.tone.atencao.solid,
    perigo: vars.tone.perigo.solid,
  },
  (background) => ({ '@layer': { [components]: { background } } }),
);

import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

const WIDE = '(min-width: 520px)';

export const root = layered({ containerType: 'inline-size', minInlineSize: 0 });

/** Six columns where there is room, one below. */
export const grid = layered({
  display: 'grid',
  gap: vars.space.x5,
  alignItems: 'start',
  '@container': { [WIDE]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

export const whole = layered({ gridColumn: '1 / -1' });
export const four = layered({ '@container': { [WIDE]: { gridColumn: 'span 4' } } });
export const three = layered({ '@container': { [WIDE]: { gridColumn: 'span 3' } } });
export const two = layered({ '@container': { [WIDE]: { gridColumn: 'span 2' } } });

/** The field, and the button that asks again beside it. */
export const lookup = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.x4,
});

export const cep = layered({ flex: '1 1 240px', maxInlineSize: 360 });

/** Level with the field's box, below its label. */
export const again = layered({ paddingBlockStart: `calc(${vars.text.s13.line} + ${vars.space.x2})` });

export const number = layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 });

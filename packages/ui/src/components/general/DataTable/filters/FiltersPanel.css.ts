import '../../../../theme/layers.css.ts';
import { vars } from '../../../../theme/contract.css.ts';
import { layered } from '../../../../theme/layered.ts';

export const fields = layered({ display: 'grid', gap: vars.space.x5, minWidth: 'min(300px, 80vw)' });

export const range = layered({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = layered({
  padding: 0,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontWeight: vars.weight.medium,
});

export const foot = layered({ marginTop: vars.space.x4 });

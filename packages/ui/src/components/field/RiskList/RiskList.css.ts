import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const list = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const item = layered({ display: 'inline-flex', minInlineSize: 0, maxInlineSize: '100%' });

export const empty = layered({
  color: vars.color.textMuted,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
});

export const group = layered({ fontWeight: vars.weight.regular });

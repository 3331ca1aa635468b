import '../../../theme/layers.css.ts';
import { capitalised } from '../../../theme/begins.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const table = layered({
  inlineSize: '100%',
  maxInlineSize: '28em',
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontVariantNumeric: 'tabular-nums',
});

export const head = layered({
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  textAlign: 'start',
});

export const row = layered({
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: { '&[data-today]': { background: vars.color.brandFaint } },
});

export const day = layered({
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  ...capitalised,
});

export const shift = layered({ paddingBlock: vars.space.x2, paddingInline: vars.space.x3 });

export const closed = layered({ color: vars.color.textSubtle });

export const kind = layered({ display: 'block', fontSize: vars.text.s12.size, color: vars.color.textMuted });

export const none = layered({
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  color: vars.tone.info.text,
});

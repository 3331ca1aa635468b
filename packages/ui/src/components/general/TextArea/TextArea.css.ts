import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const area = layered({
  display: 'block',
  paddingBlock: vars.space.x3,
  resize: 'vertical',
  // Grows with what is typed, where the browser can; elsewhere the handle does it.
  fieldSizing: 'content',
  minBlockSize: `calc(3 * ${vars.text.body.line} + 2 * ${vars.space.x3})`,
  maxBlockSize: '40vh',
});

export const count = layered({
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textSubtle,
  selectors: { '&[data-over]': { color: vars.tone.danger.text, fontWeight: vars.weight.semibold } },
});

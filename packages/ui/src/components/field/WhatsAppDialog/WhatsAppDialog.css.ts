import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const form = layered({ display: 'grid', gap: vars.space.x5 });

export const preview = layered({ display: 'grid', gap: vars.space.x2 });

export const previewName = layered({
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontWeight: vars.weight.medium,
});

/** High enough for a short message, so that the first words do not move the footer. */
export const bubble = layered({
  minBlockSize: '60px',
  maxBlockSize: '200px',
  overflow: 'auto',
  padding: `${vars.space.x3} ${vars.space.x4}`,
  border: `1px solid ${vars.tone.success.border}`,
  borderRadius: `${vars.radius.control} ${vars.radius.dialog} ${vars.radius.dialog} ${vars.radius.dialog}`,
  background: vars.tone.success.ground,
  color: vars.color.text,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const strong = layered({ fontWeight: vars.weight.semibold });

export const empty = layered({ color: vars.color.textMuted });

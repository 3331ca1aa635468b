import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const box = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingInline: vars.space.x4,
  paddingBlock: vars.space.x3,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.tone.info.border}`,
  background: vars.tone.info.ground,
  color: vars.tone.info.text,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  selectors: {
    '&[data-tone="warning"]': {
      borderColor: vars.tone.warning.border,
      background: vars.tone.warning.ground,
      color: vars.tone.warning.text,
    },
    '&[data-tone="danger"]': {
      borderColor: vars.tone.danger.border,
      background: vars.tone.danger.ground,
      color: vars.tone.danger.text,
    },
  },
});

/** Beside the mark, in as many lines as they take. */
export const words = layered({ flex: '1 1 12em', minInlineSize: 0 });

export const mark = layered({ flex: 'none' });

export const clock = layered({
  fontSize: vars.text.s16.size,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

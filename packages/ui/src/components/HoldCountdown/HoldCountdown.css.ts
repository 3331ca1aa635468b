import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

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
  border: `1px solid ${vars.tone.informacao.border}`,
  background: vars.tone.informacao.ground,
  color: vars.tone.informacao.text,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  selectors: {
    '&[data-tone="atencao"]': {
      borderColor: vars.tone.atencao.border,
      background: vars.tone.atencao.ground,
      color: vars.tone.atencao.text,
    },
    '&[data-tone="perigo"]': {
      borderColor: vars.tone.perigo.border,
      background: vars.tone.perigo.ground,
      color: vars.tone.perigo.text,
    },
  },
});

export const clock = layered({
  fontSize: vars.text.s16.size,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

export const star = layered({ flex: 'none', color: vars.tone.atencao.solid });

export const info = layered({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: vars.space.x2,
  minBlockSize: '24px',
  borderRadius: vars.radius.control,
  color: vars.color.link,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

export const infoPopover = layered({
  background: vars.color.raised,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  inlineSize: '30em',
  maxInlineSize: 'calc(100vw - 16px)',
  overflow: 'auto',
  outline: 'none',
});

export const infoDialog = layered({ padding: vars.space.x5, outline: 'none' });

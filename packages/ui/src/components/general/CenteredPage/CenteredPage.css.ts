import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

const PHONE = '(max-width: 559px)';

export const frame = layered({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto minmax(0, 1.4fr)',
  justifyItems: 'center',
  minBlockSize: '100dvb',
  paddingInline: vars.space.x5,
  paddingBlock: vars.space.x6,
  background: vars.color.page,
  '@media': {
    [PHONE]: { gridTemplateRows: 'auto minmax(0, 1fr)', padding: 0, background: vars.color.surface },
  },
});

export const brand = layered({
  alignSelf: 'end',
  paddingBlockEnd: vars.space.x6,
  color: vars.color.brandText,
  '@media': {
    [PHONE]: { alignSelf: 'start', justifySelf: 'start', padding: `${vars.space.x6} ${vars.space.x5} 0` },
  },
});

export const card = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x6,
  inlineSize: 'min(100%, 400px)',
  padding: vars.space.x7,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.dialog,
  background: vars.color.surface,
  outline: 'none',
  '@media': {
    [PHONE]: { inlineSize: '100%', padding: `${vars.space.x6} ${vars.space.x5}`, border: 0, borderRadius: 0 },
  },
});

export const words = layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

import '../../../theme/layers.css.ts';
import { keyframes, styleVariants } from '@vanilla-extract/css';
import { capitalised } from '../../../theme/begins.ts';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

const MARK = 28;

export const root = layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x5, minWidth: 0 });

export const dayTitle = layered({
  margin: `0 0 ${vars.space.x4}`,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontWeight: vars.weight.medium,
  ...capitalised,
});

export const list = layered({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const arrive = keyframes({ from: { background: vars.tone.info.ground }, to: {} });

export const item = layered({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARK}px minmax(0, 1fr)`,
  columnGap: vars.space.x4,
  paddingBottom: vars.space.x5,
  borderRadius: vars.radius.control,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: MARK / 2 - 1,
    top: MARK + 4,
    bottom: 4,
    width: 2,
    background: vars.color.border,
  },
  selectors: {
    '&:last-child::before': { display: 'none' },
    '&:last-child': { paddingBottom: 0 },
    '&[data-new]': { animation: `${arrive} 3s ${vars.motion.ease}` },
  },
  '@media': { '(forced-colors: active)': { '::before': { background: 'CanvasText' } } },
});

export const mark = styleVariants(vars.tone, (tone) => ({
  '@layer': {
    [components]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSizing: 'border-box',
      width: MARK,
      height: MARK,
      border: `1px solid ${tone.border}`,
      borderRadius: vars.radius.full,
      background: tone.ground,
      color: tone.text,
    },
  },
}));

export const content = layered({ minWidth: 0, paddingTop: vars.space.x2 });

export const head = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x4}`,
});
export const title = layered({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const time = layered({
  flex: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontVariantNumeric: 'tabular-nums',
});
export const state = layered({ margin: `${vars.space.x1} 0` });
export const author = layered({
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});
export const description = layered({
  margin: `${vars.space.x2} 0 0`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const clamped = layered({
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});
export const more = layered({ marginTop: vars.space.x2, marginInlineStart: `calc(-1 * ${vars.space.x3})` });
export const extra = layered({ marginTop: vars.space.x3 });

export const filter = layered({ minInlineSize: 0, overflowX: 'auto' });
export const direction = layered({ color: vars.color.text, fontWeight: vars.weight.medium });
export const problem = layered({
  marginTop: vars.space.x2,
  color: vars.tone.danger.text,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  selectors: { '&:empty': { display: 'none' } },
});
export const older = layered({ display: 'grid', justifyItems: 'center', gap: vars.space.x2 });
export const end = layered({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  outline: '2px solid transparent',
  outlineOffset: 2,
  ':focus-visible': { outlineColor: vars.color.focus },
});

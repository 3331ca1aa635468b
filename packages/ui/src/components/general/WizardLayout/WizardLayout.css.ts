import '../../../theme/layers.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

const WIDE = '(min-width: 1024px)';
const PHONE = '(max-width: 639px)';
/** The summary stands beside the step once the wizard itself has room for three columns. */
const THREE = 'apto-assistente (min-width: 1120px)';

export const root = layered({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  containerType: 'inline-size',
  containerName: 'apto-assistente',
  background: vars.color.page,
  color: vars.color.text,
});

export const top = layered({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  minHeight: 56,
  boxSizing: 'border-box',
  padding: `${vars.space.x3} ${vars.space.x6}`,
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': { [PHONE]: { paddingInline: vars.space.x5 } },
});

export const title = layered({
  margin: 0,
  fontSize: vars.text.s16.size,
  lineHeight: vars.text.s16.line,
  fontWeight: vars.weight.semibold,
});
export const topEnd = layered({ display: 'flex', alignItems: 'center', gap: vars.space.x3 });

export const columns = layered({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  alignItems: 'start',
  gap: vars.space.x5,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1440,
  marginInline: 'auto',
  padding: `${vars.space.x6} ${vars.space.x6} ${vars.space.x7}`,
  '@media': {
    [WIDE]: {
      gridTemplateColumns: '216px minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.x7,
    },
    [PHONE]: { padding: vars.space.x5 },
  },
  '@container': {
    [THREE]: {
      gridTemplateColumns: '232px minmax(0, 1fr) 296px',
      gridTemplateRows: 'auto',
      columnGap: vars.space.x7,
      selectors: { '&[data-solo]': { gridTemplateColumns: '232px minmax(0, 1fr)' } },
    },
  },
});

export const steps = layered({
  '@media': { [WIDE]: { position: 'sticky', top: vars.space.x6, gridRow: '1 / span 2' } },
  '@container': { [THREE]: { gridRow: 1 } },
});

export const main = layered({
  minWidth: 0,
  '@media': { [WIDE]: { gridColumn: 2 } },
  '@container': { [THREE]: { gridColumn: 2, gridRow: 1 } },
});
export const heading = layered({
  margin: 0,
  fontSize: vars.text.s24.size,
  lineHeight: vars.text.s24.line,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  outline: 'none',
});
export const description = layered({
  margin: `${vars.space.x3} 0 0`,
  maxWidth: '68ch',
  color: vars.color.textMuted,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
});
export const content = layered({ marginTop: vars.space.x6 });

export const aside = layered({
  minWidth: 0,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  '@media': { [WIDE]: { gridColumn: 2 } },
  '@container': { [THREE]: { position: 'sticky', top: vars.space.x6, gridColumn: 3, gridRow: 1 } },
});

export const asideHead = layered({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  padding: `${vars.space.x3} ${vars.space.x3} ${vars.space.x3} ${vars.space.x5}`,
  '@container': { [THREE]: { padding: `${vars.space.x5} ${vars.space.x5} 0` } },
});
export const asideTitle = layered({
  margin: 0,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  fontWeight: vars.weight.semibold,
});
export const asideToggle = layered({ '@container': { [THREE]: { display: 'none' } } });
export const asideBody = layered({
  display: 'none',
  padding: `${vars.space.x3} ${vars.space.x5} ${vars.space.x5}`,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  selectors: { '&[data-open]': { display: 'block' } },
  '@container': { [THREE]: { display: 'block' } },
});

export const summaryList = layered({ display: 'grid', gap: vars.space.x4, margin: 0 });
export const summaryItem = layered({ display: 'block', margin: 0 });
export const summaryTerm = layered({
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
});
export const summaryValue = layered({
  margin: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-empty]': { color: vars.color.textSubtle } },
});

export const missing = layered({
  marginTop: vars.space.x5,
  padding: vars.space.x4,
  border: `1px solid ${vars.tone.warning.border}`,
  borderRadius: vars.radius.control,
  background: vars.tone.warning.ground,
  color: vars.tone.warning.text,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});
export const missingTitle = layered({
  margin: 0,
  fontSize: 'inherit',
  lineHeight: 'inherit',
  fontWeight: vars.weight.semibold,
});
export const missingList = layered({
  margin: `${vars.space.x2} 0 0`,
  paddingInlineStart: vars.space.x5,
  listStyle: 'disc',
});

export const footer = layered({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.z.sticky,
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { print: { display: 'none' } },
});
export const footerRow = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  boxSizing: 'border-box',
  maxWidth: 1440,
  minHeight: 64,
  marginInline: 'auto',
  padding: `${vars.space.x3} ${vars.space.x6}`,
  paddingBottom: `calc(${vars.space.x3} + env(safe-area-inset-bottom))`,
  '@media': { [PHONE]: { flexWrap: 'wrap', paddingInline: vars.space.x5 } },
});
export const footerExtras = layered({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.x3,
  marginInlineStart: 'auto',
  // On a phone the other ways on stand above, and the way on takes the thumb's whole reach.
  '@media': { [PHONE]: { order: -1, flexBasis: '100%', selectors: { '&:empty': { display: 'none' } } } },
});
export const next = layered({ display: 'flex', '@media': { [PHONE]: { flex: 1 } } });

globalStyle(`${footerExtras} > *`, { '@layer': { [components]: { '@media': { [PHONE]: { flex: 1 } } } } });
globalStyle(`${next} button`, { '@layer': { [components]: { '@media': { [PHONE]: { flex: 1 } } } } });

// The reason stands before the button, so that the button keeps its place at the end of the line.
globalStyle(`${next} > span`, {
  '@layer': { [components]: { flexDirection: 'row-reverse', flexWrap: 'wrap', textAlign: 'end' } },
});

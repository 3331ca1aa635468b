import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

/** Below this width of the row itself its parts stand under each other. */
const STACKED = 'apto-linha-de-horario (max-width: 719px)';

export const frame = layered({ containerType: 'inline-size', containerName: 'apto-linha-de-horario' });

export const row = layered({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1.1fr) minmax(0, 1.4fr) 12em minmax(8.5em, 0.8fr)',
  columnGap: vars.space.x5,
  rowGap: vars.space.x3,
  alignItems: 'start',
  padding: vars.space.x5,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  selectors: { '&[data-locked]': { background: vars.color.sunken } },
  '@container': {
    [STACKED]: { gridTemplateColumns: '28px minmax(0, 1fr)', padding: vars.space.x4 },
  },
  '@media': { print: { breakInside: 'avoid' } },
});

export const mark = layered({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state="done"]': {
      background: vars.tone.success.solid,
      borderColor: vars.tone.success.solid,
      color: vars.tone.success.onSolid,
    },
  },
});

export const part = layered({
  display: 'grid',
  gap: vars.space.x1,
  minInlineSize: 0,
  '@container': { [STACKED]: { gridColumn: 2 } },
});

/** A cell with nothing in it: there for whoever counts the columns, without a place among them. */
export const nothing = layered({ position: 'absolute' });

export const term = layered({
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});

export const name = layered({
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const exams = layered({
  display: 'grid',
  gap: vars.space.x1,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  overflowWrap: 'anywhere',
});

export const notice = layered({
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});

/** Not a field that is off, but one whose turn has not come: it takes the focus and says so. */
export const locked = layered({
  justifyContent: 'space-between',
  background: vars.color.sunken,
  borderColor: vars.color.border,
  color: vars.color.textDisabled,
  cursor: 'not-allowed',
  textAlign: 'start',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
  },
  '@media': { '(forced-colors: active)': { color: 'GrayText', borderColor: 'GrayText' } },
});

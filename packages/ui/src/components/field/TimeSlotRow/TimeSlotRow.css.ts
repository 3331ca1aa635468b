import '../../../theme/layers.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';
import * as fieldCss from '../../general/Field/Field.css.ts';

/** Below this width of the row itself its parts stand under each other. */
const STACKED = 'apto-linha-de-horario (max-width: 639px)';
/** Stacked, and with room for day and time in one line. */
const PAIRED = 'apto-linha-de-horario (min-width: 420px) and (max-width: 639px)';
const WIDE = 'apto-linha-de-horario (min-width: 640px)';
const COLUMNS = '28px minmax(0, 1fr) minmax(0, 1.3fr) 9.625rem 7.5rem';

const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const frame = layered({ containerType: 'inline-size', containerName: 'apto-linha-de-horario' });

export const row = layered({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  columnGap: vars.space.x4,
  rowGap: vars.space.x3,
  alignItems: 'start',
  padding: vars.space.x4,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  selectors: { '&[data-locked]': { background: vars.color.sunken } },
  '@container': {
    [STACKED]: { gridTemplateColumns: '28px minmax(0, 1fr)' },
    [PAIRED]: { gridTemplateColumns: '28px minmax(0, 1fr) minmax(0, 1fr)' },
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
  '@container': { [STACKED]: { gridColumn: '2 / -1' } },
});

export const term = layered({
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});

/** Names of the columns, over rows that stand side by side; stacked, each part says its own. */
export const header = layered({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  columnGap: vars.space.x4,
  paddingInline: `calc(${vars.space.x4} + 1px)`,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontWeight: vars.weight.medium,
  '@container': { [STACKED]: unseen },
});

/** Of a column that is too narrow for its name. */
export const unseenName = layered(unseen);

/** A part with a field in it, as wide as what it holds. */
export const field = layered({ maxInlineSize: '16em' });

/** The day, and beside it the time where there is room. */
export const date = layered({ '@container': { [PAIRED]: { gridColumn: 2 } } });
export const time = layered({ '@container': { [PAIRED]: { gridColumn: 3 } } });

/** What the header of a table says already. */
export const inTable = layered({});
for (const said of [term, fieldCss.label]) {
  globalStyle(`${inTable} > ${said}, ${inTable}${field} ${said}`, {
    '@layer': { [components]: { '@container': { [WIDE]: unseen } } },
  });
}

/** A cell with nothing in it: there for whoever counts the columns, without a place among them. */
export const nothing = layered({ position: 'absolute' });

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
    '&::placeholder': { color: 'inherit', opacity: 1 },
  },
  '@media': { '(forced-colors: active)': { color: 'GrayText', borderColor: 'GrayText' } },
});

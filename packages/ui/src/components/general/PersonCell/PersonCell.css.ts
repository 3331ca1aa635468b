import '../../../theme/layers.css.ts';
import { fallbackVar } from '@vanilla-extract/css';
import { cellLines } from '../../../theme/cell.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';
import { CARDS } from '../../../theme/cards.ts';

export const root = layered({ display: 'flex', alignItems: 'center', gap: vars.space.x4, minWidth: 0 });

/** Cards of two lines. */
const COMPACT = '[data-cards="compact"]';

const LINE = vars.text.s14.line;

/** Two lines; in a row that has one, the second stands beside the name, and is left out where it does not fit. */
export const texts = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x3,
  minWidth: 0,
  maxBlockSize: `calc(${fallbackVar(cellLines, '2')} * ${LINE})`,
  overflow: 'hidden',
  textAlign: 'start',
  // As high as it has to be where a card has more than two lines.
  '@container': {
    [CARDS]: { maxBlockSize: `calc((${fallbackVar(cellLines, '2')} - 1) * 99em + ${LINE})` },
  },
});
const line = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxInlineSize: '100%',
} as const;
export const name = layered({
  ...line,
  minInlineSize: `calc((${fallbackVar(cellLines, '2')} - 1) * 100%)`,
  fontWeight: vars.weight.medium,
  // A card is as high as it has to be, one of two lines as high as the others.
  '@container': {
    [CARDS]: {
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      selectors: { [`${COMPACT} &`]: { whiteSpace: 'nowrap' } },
    },
  },
});
/** The middle names give way to their initials before the ellipsis; the second line is not the name's. */
export const givesWay = layered({
  display: 'contents',
  vars: { [cellLines]: '1' },
  '@container': {
    [CARDS]: { vars: { [cellLines]: '2' }, selectors: { [`${COMPACT} &`]: { vars: { [cellLines]: '1' } } } },
  },
});
export const detail = layered({
  ...line,
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

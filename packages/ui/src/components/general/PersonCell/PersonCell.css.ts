import '../../../theme/layers.css.ts';
import { fallbackVar } from '@vanilla-extract/css';
import { cellLines } from '../../../theme/cell.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';
import { CARDS } from '../DataTable/ground/measures.ts';

export const root = layered({ display: 'flex', alignItems: 'center', gap: vars.space.x4, minWidth: 0 });

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
  '@container': { [CARDS]: { maxBlockSize: 'none' } },
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
  // A card is as high as it has to be.
  '@container': { [CARDS]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const detail = layered({
  ...line,
  color: vars.color.textMuted,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

import '../theme/layers.css.ts';
import { fallbackVar } from '@vanilla-extract/css';
import { CARDS } from '../theme/cards.ts';
import { cellLines } from '../theme/cell.css.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { matchGround } from '../theme/match.ts';

const PRINT = 'print';
const LINES = fallbackVar(cellLines, '1');
/** Two of them and a row's border fit into its 44 px. */
const LINE = `calc(${vars.text.s14.line} - 1px)`;

/**
 * As many lines as the row has, and what comes below them is left out. In one line: where core and rest fit they stand in it
 * and grow so much more than the short form that nothing is left for that; where the rest does not fit it goes to the
 * next line, out of sight; and where the core does not either, the short form has the line for itself.
 */
export const shortWords = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  alignContent: 'flex-start',
  minInlineSize: 0,
  overflow: 'hidden',
  lineHeight: LINE,
  maxBlockSize: `calc(${LINES} * ${LINE})`,
  '@container': { [CARDS]: { maxBlockSize: `calc((${LINES} - 1) * 99em + ${LINE})` } },
  '@media': { [PRINT]: { display: 'block', maxBlockSize: 'none' } },
});

/** Within a link: beside nothing, and underlined as it is. */
export const inLink = layered({
  display: 'inline-flex',
  maxInlineSize: '100%',
  verticalAlign: 'top',
  textDecoration: 'inherit',
});

/**
 * For the eyes alone, and without a size where there are two lines: there the whole words break. It asks for no room, so that
 * what stands beside the words has what they leave.
 */
export const shortForm = layered({
  flex: '1 0 0',
  inlineSize: 0,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: `calc((2 - ${LINES}) * 1em)`,
  lineHeight: `calc((2 - ${LINES}) * ${LINE})`,
  '@media': { [PRINT]: { display: 'none' } },
});

/** A word of it. No letter of it is in the document, so what was searched for is marked here by `MatchMarks`' attribute. */
export const shortWord = layered({
  '::before': { content: 'attr(data-short) / ""' },
  '::after': { content: '" " / ""' },
  selectors: {
    '&[data-match]::before': {
      backgroundColor: matchGround,
      '@media': { '(forced-colors: active)': { color: 'MarkText', backgroundColor: 'Mark' } },
    },
  },
});

export const shortCore = layered({
  flex: '10000 1 auto',
  minInlineSize: 0,
  maxInlineSize: `calc((${LINES} - 1) * 100% + (2 - ${LINES}) * 9999px)`,
});

/** Read, searched and copied with the core. In one line it has no size: what is seen of it is `shortRest`. */
export const restInText = layered({
  fontSize: `calc((${LINES} - 1) * 1em)`,
  lineHeight: 0,
  '@container': { [CARDS]: { fontSize: 'inherit' } },
  '@media': { [PRINT]: { fontSize: 'inherit' } },
});

export const shortRest = layered({
  flex: '100000000 0 auto',
  whiteSpace: 'pre',
  fontSize: `calc((2 - ${LINES}) * 1em)`,
  lineHeight: `calc((2 - ${LINES}) * ${LINE})`,
  // The space before it; where it begins a line of its own that is out of sight.
  '::before': { content: '"\\00a0" attr(data-rest) / ""' },
  '@container': { [CARDS]: { display: 'none' } },
  '@media': { [PRINT]: { display: 'none' } },
});

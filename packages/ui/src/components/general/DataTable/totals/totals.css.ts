import '../../../../theme/layers.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../../theme/contract.css.ts';
import { components } from '../../../../theme/layers.css.ts';
import { layered } from '../../../../theme/layered.ts';
import { rowGround, scroller } from '../ground/frame.css.ts';
import { CARDS, PRINT } from '../ground/measures.ts';

const CARD = '@container';

/** Stays in sight below the rows that scroll. */
export const foot = layered({
  vars: { [rowGround]: vars.color.head },
  [CARD]: { [CARDS]: { display: 'block' } },
  // Once, at the end: a printed page has no bottom to stay at.
  '@media': { [PRINT]: { display: 'table-row-group' } },
});

export const row = layered({
  [CARD]: {
    [CARDS]: {
      display: 'block',
      padding: `${vars.space.x3} ${vars.space.x4}`,
      background: vars.color.head,
      border: `1px solid ${vars.color.borderStrong}`,
      borderRadius: vars.radius.card,
    },
  },
});

/** Stronger than what the cells of a record have. */
export const cell = layered({
  selectors: {
    '&&': {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 2,
      borderBlockStart: `1px solid ${vars.color.borderStrong}`,
      borderBlockEnd: 0,
      fontWeight: vars.weight.semibold,
    },
    // Where it meets a column that stays in sight.
    '&&[data-stuck]': { zIndex: 3 },
  },
  '@media': { [PRINT]: { selectors: { '&&': { position: 'static' } } } },
  [CARD]: {
    [CARDS]: {
      selectors: {
        '&&': { position: 'static', borderBlockStart: 0 },
        '&&[data-empty]': { display: 'none' },
      },
    },
  },
});

// What the focus brings into sight comes out from above the totals.
globalStyle(`${scroller}:has(> table > ${foot})`, {
  '@layer': { [components]: { scrollPaddingBlockEnd: 48 } },
});

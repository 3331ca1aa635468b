import '../../../../theme/layers.css.ts';
import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../theme/contract.css.ts';
import { components } from '../../../../theme/layers.css.ts';
import { CARDS, PRINT } from './measures.ts';
import { scroller } from './frame.css.ts';

const stuck = (zIndex: number, isBody: boolean, rule: object) => ({
  '@layer': {
    [components]: {
      position: 'sticky' as const,
      zIndex,
      ...rule,
      ...(isBody
        ? {
            '@container': {
              // The edge goes with the place; what stays before a value is its name.
              [CARDS]: {
                position: 'static' as const,
                '::before': { position: 'static' as const, width: 'auto', background: 'none !important' },
              },
            },
          }
        : {}),
      '@media': { [PRINT]: { position: 'static' as const } },
    },
  },
});

/** The columns for expanding and selecting; each sets its distance from the start. */
export const sticky = styleVariants({
  head: stuck(3, false, { insetInlineStart: 0 }),
  body: stuck(1, true, { insetInlineStart: 0 }),
});

/** Draws an edge while something lies under it. */
const edge = (side: 'insetInlineStart' | 'insetInlineEnd', whenScrolled: string) => ({
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    [side]: -1,
    width: 1,
    background: 'transparent',
  },
  selectors: { [`${scroller}${whenScrolled} &::before`]: { background: vars.color.borderStrong } },
});
const startEdge = edge('insetInlineEnd', '[data-scrolled]');
const endEdge = edge('insetInlineStart', '[data-more]');

/** The column that names the row. */
export const stickyStart = styleVariants({
  head: stuck(3, false, startEdge),
  body: stuck(1, true, startEdge),
});

/** The columns of actions; each sets its distance from the end. */
export const stickyEnd = styleVariants({
  head: stuck(3, false, endEdge),
  body: stuck(1, true, endEdge),
});

import '../../../theme/layers.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

export const root = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minWidth: 0,
  // It holds the focus only for a moment, and nothing is to be done on it.
  outline: 'none',
});

export const controls = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.x3,
  // Buttons without words stand beside the search's first line.
  '@media': { '(max-width: 639px)': { alignItems: 'flex-start' } },
});
export const search = layered({
  // Narrower before the buttons begin a second line: one that comes with a filter does not move the list.
  flex: '1 1 240px',
  maxWidth: 560,
  minWidth: 0,
  '@media': {
    // In one line with a few buttons without words; those with words go below it.
    '(max-width: 639px)': { flexBasis: 168, maxWidth: 'none' },
  },
});
export const active = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  '@media': {
    // One line that scrolls, so that the list begins where it did.
    '(max-width: 639px)': {
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      flexWrap: 'nowrap',
      padding: 2,
      margin: -2,
    },
  },
});
globalStyle(`${active} :is(div, ul, li, button)`, {
  '@layer': {
    [components]: { '@media': { '(max-width: 639px)': { flexShrink: 0, flexWrap: 'nowrap' } } },
  },
});

import '../../../theme/layers.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';
import { noFrame } from '../Button/Button.css.ts';

export const form = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  minInlineSize: 0,
});

// A button between fields is as wide as its words, unless it asks for more: a column would stretch it.
// One that may get a reason stands in a frame that is not laid out.
globalStyle(`${form} > :is(button, a), ${form} > ${noFrame} > button`, {
  '@layer': { [components]: { alignSelf: 'flex-start' } },
});

export const actions = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x3,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const sticky = layered({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
  paddingBlock: vars.space.x4,
  background: vars.color.page,
});

// What gets the focus comes out from under the bar (WCAG 2.4.11), its ring and its note included.
globalStyle(`${form}:has(${sticky}) :is(input, textarea, button, [tabindex])`, {
  '@layer': { [components]: { scrollMarginBlockEnd: '120px' } },
});

export const start = layered({ marginInlineEnd: 'auto' });

const FOUR = `${actions}:has(> ${start} :is(button, a))`;
// A phone has no line for a record's four: two and two, as wide as one another, and the main one last. Words beside two
// buttons leave them on their line.
globalStyle(FOUR, {
  '@media': {
    '(max-width: 479px)': {
      '@layer': { [components]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});
globalStyle(`${FOUR} > ${start}`, {
  '@media': { '(max-width: 479px)': { '@layer': { [components]: { display: 'grid', marginInlineEnd: 0 } } } },
});

import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const link = layered({
  display: 'inline',
  color: vars.color.link,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  borderRadius: '2px',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { textDecorationThickness: '2px' },
    // Half a telephone number reads as another one.
    '&[href^="tel:"]': { whiteSpace: 'nowrap' },
    '&[data-disabled]': { color: vars.color.textDisabled, textDecorationLine: 'none', cursor: 'not-allowed' },
  },
  '@media': {
    // A number is pressed, and not read past: room for a finger, which in a line of text moves nothing.
    '(pointer: coarse)': { selectors: { '&[href^="tel:"]': { paddingBlock: '15px' } } },
  },
});

export const quiet = layered({
  color: 'inherit',
  textDecorationLine: 'none',
  selectors: { '&[data-hovered]': { textDecorationLine: 'underline' } },
});

/** Room for the mark, joined to the last word: no line is broken before it. */
export const external = layered({
  position: 'relative',
  '::after': { content: '"\u2060" / ""', paddingInlineEnd: '1.15em' },
});

/** Out of the line, where its last word ends: an element of the line could begin the next one, alone. */
export const mark = layered({
  display: 'inline-block',
  position: 'absolute',
  inlineSize: '0.9em',
  blockSize: '0.9em',
  marginInlineStart: '0.25em',
  marginBlockStart: 'calc((1lh - 0.9em) / 2)',
});

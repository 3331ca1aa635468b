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
    // A number is pressed, and not read past: room for a finger.
    '(pointer: coarse)': {
      selectors: { '&[href^="tel:"]': { display: 'inline-block', paddingBlock: '12px' } },
    },
  },
});

export const quiet = layered({
  color: 'inherit',
  textDecorationLine: 'none',
  selectors: { '&[data-hovered]': { textDecorationLine: 'underline' } },
});

export const mark = layered({
  display: 'inline-block',
  inlineSize: '0.9em',
  blockSize: '0.9em',
  marginInlineStart: '0.25em',
  verticalAlign: '-0.05em',
});

import '../../../theme/layers.css.ts';
import { fallbackVar } from '@vanilla-extract/css';
import { cellLines } from '../../../theme/cell.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const pressable = layered({
  position: 'relative',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { borderColor: 'currentColor' } },
  // A finger's target around it: a tag of that height would make its row a third higher than its neighbours.
  '@media': {
    '(pointer: coarse)': {
      selectors: {
        '&::after': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          insetBlock: `calc((100% - ${vars.size.touch}) / 2)`,
        },
      },
    },
  },
});

/** Without a size where the row has a single line, and in the accessible name all the same. */
export const lead = layered({
  fontSize: `calc((${fallbackVar(cellLines, '2')} - 1) * 1em)`,
  // The line's height is its tag's.
  lineHeight: 0,
});

/** In its place, and read by nobody: the name has the whole words. */
export const shortLead = layered({
  '::before': {
    content: 'attr(data-short-lead) / ""',
    fontSize: `calc((2 - ${fallbackVar(cellLines, '2')}) * 1em)`,
    lineHeight: 0,
  },
});

export const opens = layered({ flexShrink: 0, inlineSize: '12px', blockSize: '12px' });

export const note = layered({
  display: 'block',
  marginBlockStart: vars.space.x1,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  color: vars.color.textMuted,
});

export const block = layered({ display: 'inline-block', maxInlineSize: '100%' });

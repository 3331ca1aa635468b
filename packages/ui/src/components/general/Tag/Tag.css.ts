import '../../../theme/layers.css.ts';
import { fallbackVar, globalStyle, styleVariants } from '@vanilla-extract/css';
import { cellBreak, cellLines } from '../../../theme/cell.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

export const tag = layered({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  maxInlineSize: '100%',
  minBlockSize: '24px',
  paddingInline: vars.space.x3,
  border: '1px solid',
  // Round at its ends in one line, and still a tag in two.
  borderRadius: vars.radius.dialog,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  fontWeight: vars.weight.medium,
  paddingBlock: vars.space.x1,
  textAlign: 'start',
});

export const tone = styleVariants(vars.tone, ({ ground, border, text }) => ({
  '@layer': { [components]: { background: ground, borderColor: border, color: text } },
}));

export const solid = styleVariants(vars.tone, ({ solid: fill, onSolid }) => ({
  '@layer': { [components]: { background: fill, borderColor: fill, color: onSolid } },
}));

export const icon = layered({ display: 'inline-flex', flexShrink: 0, inlineSize: '14px', blockSize: '14px' });

globalStyle(`${icon} > svg`, { '@layer': { [components]: { inlineSize: '100%', blockSize: '100%' } } });

/** Never a pill of three lines: two at most, one in a compact table, and the rest behind an ellipsis. */
export const words = layered({
  minInlineSize: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: fallbackVar(cellLines, '2'),
  overflow: 'hidden',
  // Where the place it stands in lets nothing break.
  textOverflow: 'ellipsis',
  overflowWrap: 'anywhere',
  wordBreak: fallbackVar(cellBreak, 'normal'),
});

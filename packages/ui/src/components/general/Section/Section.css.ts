import '../../../theme/layers.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

export const section = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  minInlineSize: 0,
});

export const header = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});

// On a phone a search is as wide as the page.
globalStyle(`${header} > :has(input[type='search'])`, {
  '@layer': { [components]: { '@media': { '(max-width: 639px)': { inlineSize: '100%' } } } },
});

export const words = layered({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

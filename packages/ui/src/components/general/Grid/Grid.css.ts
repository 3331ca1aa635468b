import '../../../theme/layers.css.ts';
import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { gaps } from '../../../theme/gaps.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

export const grid = layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

export const gap = styleVariants(gaps, (value) => ({ '@layer': { [components]: { gap: value } } }));

/** Every first load pays for each step: these are what lists of options need. */
export const rowGap = styleVariants({ x2: gaps.x2, x3: gaps.x3 }, (value) => ({
  '@layer': { [components]: { rowGap: value } },
}));

const columnsOf = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const columns = styleVariants({ c1: 1, c2: 2, c3: 3, c4: 4, c6: 6 }, (count) => ({
  '@layer': {
    [components]: {
      '@media': {
        '(min-width: 560px)': { gridTemplateColumns: columnsOf(Math.min(count, 2)) },
        '(min-width: 960px)': { gridTemplateColumns: columnsOf(count) },
      },
    },
  },
}));

/** Tantas colunas quantas couberem, cada uma com pelo menos esta largura. */
export const fit = styleVariants({ sm: '160px', md: '220px', lg: '300px' }, (least) => ({
  '@layer': { [components]: { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))` } },
}));

export const span = styleVariants({ s1: 1, s2: 2, s3: 3, s4: 4, s6: 6 }, (count) => ({
  '@layer': {
    [components]: {
      minInlineSize: 0,
      '@media': {
        '(min-width: 560px)': { gridColumn: `span ${Math.min(count, 2)}` },
        '(min-width: 960px)': { gridColumn: `span ${count}` },
      },
    },
  },
}));

/** Parts of a line of six columns; between 560 and 960 px each is one of two. */
export const part = styleVariants({ third: 2, half: 3 }, (count) => ({
  '@layer': {
    [components]: {
      minInlineSize: 0,
      '@media': { '(min-width: 960px)': { gridColumnEnd: `span ${count}` } },
    },
  },
}));

/** Nothing stands before it in its line. */
export const first = layered({ '@media': { '(min-width: 560px)': { gridColumnStart: 1 } } });

/** Level with the boxes beside it, which stand below a label. */
export const belowLabel = layered({
  '@media': {
    '(min-width: 560px)': { paddingBlockStart: `calc(${vars.text.s13.line} + ${vars.space.x3})` },
  },
});

export const all = layered({ gridColumn: '1 / -1', minInlineSize: 0 });

/** Main column with a panel at its side from 1024 px. */
export const aside = layered({
  '@media': { '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'start' } },
});

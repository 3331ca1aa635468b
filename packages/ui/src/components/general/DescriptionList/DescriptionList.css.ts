import '../../../theme/layers.css.ts';
import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

export const list = layered({ display: 'grid', gap: `${vars.space.x4} ${vars.space.x6}`, minInlineSize: 0 });

export const columns = styleVariants({ c1: 1, c2: 2, c3: 3, c4: 4 }, (count) => ({
  '@layer': {
    [components]: {
      gridTemplateColumns:
        count === 1
          ? 'minmax(0, 1fr)'
          : `repeat(auto-fill, minmax(min(100%, max(160px, ${Math.floor(94 / count)}%)), 1fr))`,
    },
  },
}));

/** Term at the left, detail at the right, one pair a line. */
export const rows = layered({ gap: 0, gridTemplateColumns: 'minmax(0, 1fr)' });

export const pair = layered({ display: 'grid', gap: vars.space.x1, minInlineSize: 0, alignContent: 'start' });

export const row = layered({
  gridTemplateColumns: 'minmax(96px, 2fr) 3fr',
  gap: vars.space.x4,
  paddingBlock: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const wide = layered({ gridColumn: '1 / -1' });

export const double = layered({ '@media': { '(min-width: 560px)': { gridColumn: 'span 2' } } });

export const term = layered({
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  color: vars.color.textMuted,
});

export const detail = layered({
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const absent = layered({ color: vars.color.textSubtle });

import '../../../theme/layers.css.ts';
import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

export const text = layered({ minInlineSize: 0, overflowWrap: 'break-word' });

export const size = styleVariants(vars.text, ({ size, line }) => ({
  '@layer': { [components]: { fontSize: size, lineHeight: line } },
}));

export const weight = styleVariants(vars.weight, (fontWeight) => ({
  '@layer': { [components]: { fontWeight } },
}));

export const tone = styleVariants(
  {
    default: vars.color.text,
    muted: vars.color.textMuted,
    subtle: vars.color.textSubtle,
    brand: vars.color.brandText,
    success: vars.tone.success.text,
    warning: vars.tone.warning.text,
    danger: vars.tone.danger.text,
    info: vars.tone.info.text,
    highlight: vars.tone.highlight.text,
    neutral: vars.tone.neutral.text,
  },
  (color) => ({ '@layer': { [components]: { color } } }),
);

export const align = styleVariants(
  { start: 'start', center: 'center', end: 'end' } as const,
  (textAlign) => ({
    '@layer': { [components]: { textAlign } },
  }),
);

export const tabular = layered({ fontVariantNumeric: 'tabular-nums' });
export const mono = layered({ fontFamily: vars.font.mono, fontVariantNumeric: 'tabular-nums' });
export const truncated = layered({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** Beside something longer it keeps its width: what is never broken is never cut either. */
export const noWrap = layered({ whiteSpace: 'nowrap', minInlineSize: 'auto' });
export const preserved = layered({ whiteSpace: 'pre-line' });
export const reading = layered({ maxInlineSize: '68ch' });

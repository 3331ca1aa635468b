import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const list = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const horizontal = layered({ flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space.x6 });

export const root = layered({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });

export const dot = layered({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '18px',
  blockSize: '18px',
  marginBlockStart: '1px',
  padding: 0,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.textMuted },
    '&[data-state="checked"]': { borderColor: vars.color.brand, borderWidth: '1px' },
    '&[aria-invalid="true"]': { borderColor: vars.tone.danger.solid },
    '&[aria-disabled="true"], &:disabled': {
      background: vars.color.sunken,
      borderColor: vars.color.borderStrong,
      cursor: 'not-allowed',
    },
  },
  '@media': { '(pointer: coarse)': { inlineSize: '22px', blockSize: '22px' } },
});

export const mark = layered({
  display: 'block',
  inlineSize: '10px',
  blockSize: '10px',
  borderRadius: vars.radius.full,
  background: vars.color.brand,
  selectors: { '[data-disabled] > &': { background: vars.color.textMuted } },
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

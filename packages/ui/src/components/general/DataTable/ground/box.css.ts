import '../../../../theme/layers.css.ts';
import { vars } from '../../../../theme/contract.css.ts';
import { layered } from '../../../../theme/layered.ts';
import { FORCED } from './measures.ts';

const mark = {
  content: '',
  boxSizing: 'border-box',
  borderColor: vars.color.onBrand,
  borderStyle: 'solid',
} as const;

/** The browser's own box, drawn as `Checkbox` draws its own, inside of what can be hit. At once: hundreds may change. */
export const box = layered({
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  appearance: 'none',
  width: 28,
  height: 28,
  margin: -2,
  verticalAlign: 'middle',
  background: 'none',
  cursor: 'pointer',
  outline: 'none',
  '::before': {
    content: '',
    gridArea: '1 / 1',
    boxSizing: 'border-box',
    width: 18,
    height: 18,
    border: `1px solid ${vars.color.borderControl}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    outline: '2px solid transparent',
    outlineOffset: 2,
  },
  ':disabled': { cursor: 'not-allowed' },
  selectors: {
    '&:hover::before': { borderColor: vars.color.textMuted },
    '&:focus-visible::before': { outlineColor: vars.color.focus },
    '&:disabled::before': { background: vars.color.sunken, borderColor: vars.color.borderStrong },
    '&:checked::before, &:indeterminate::before': {
      background: vars.color.brand,
      borderColor: vars.color.brand,
    },
    '&:checked::after': {
      ...mark,
      gridArea: '1 / 1',
      width: 6,
      height: 11,
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-1px) rotate(45deg)',
    },
    '&:indeterminate::after': {
      ...mark,
      gridArea: '1 / 1',
      width: 10,
      height: 2,
      borderWidth: '0 0 2px',
    },
  },
  '@media': {
    '(pointer: coarse)': {
      width: vars.size.touch,
      height: vars.size.touch,
      margin: -4,
      '::before': { width: 22, height: 22 },
    },
    [FORCED]: {
      appearance: 'auto',
      width: 18,
      height: 18,
      outline: 'revert',
      selectors: { '&::before, &::after': { display: 'none' } },
    },
  },
});

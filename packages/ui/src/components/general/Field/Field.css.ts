import '../../../theme/layers.css.ts';
import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { components } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

const FORCED = '(forced-colors: active)';

/** The block of one field: label, control, help or error. */
export const field = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  minInlineSize: 0,
  inlineSize: '100%',
  border: 0,
  color: vars.color.text,
});

/** A largura do que o campo contém; `full` toma a coluna. */
export const width = styleVariants(
  { full: '100%', xs: '96px', sm: '160px', md: '240px', lg: '360px' },
  (maxInlineSize) => ({ '@layer': { [components]: { maxInlineSize } } }),
);

export const heading = layered({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});

export const label = layered({
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontWeight: vars.weight.medium,
  color: vars.color.text,
  cursor: 'default',
});

/** Drawn, not written: the label's text stays exactly the field's name. */
export const required = layered({
  color: vars.tone.danger.text,
  marginInlineStart: vars.space.x1,
  '::before': { content: '*' },
});

export const optional = layered({ color: vars.color.textSubtle, fontWeight: vars.weight.regular });

const note = {
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
} as const;

export const description = layered({ ...note, color: vars.color.textMuted });

export const error = layered({
  ...note,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  color: vars.tone.danger.text,
});

export const errorLine = layered({ display: 'block' });

export const errorIcon = layered({
  flexShrink: 0,
  inlineSize: '16px',
  blockSize: '16px',
  marginBlockStart: '2px',
});

const INVALID = '&[data-invalid]';
const DISABLED = '&[data-disabled]';
// A button inside has a ring of its own: never two at once.
const IN_BUTTON = ':has(button:focus-visible)';
const FOCUSED = `&[data-focus-within]:has(input:focus, textarea:focus), &[data-focus-visible]:not(${IN_BUTTON})`;

/** The box that can be typed in or pressed: input, text area, trigger of a list. */
export const control = layered({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.size.control,
  inlineSize: '100%',
  minInlineSize: 0,
  paddingInline: vars.space.x4,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.textMuted },
    [INVALID]: {
      borderColor: vars.tone.danger.solid,
      boxShadow: `inset 0 0 0 1px ${vars.tone.danger.solid}`,
    },
    [DISABLED]: {
      background: vars.color.sunken,
      borderColor: vars.color.border,
      color: vars.color.textDisabled,
      cursor: 'not-allowed',
    },
    '&:is([data-readonly], :has([readonly]))': {
      background: vars.color.sunken,
      borderColor: vars.color.border,
    },
    [FOCUSED]: {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-1px',
      borderColor: vars.color.focus,
      boxShadow: 'none',
    },
    [`&[data-focus-visible]${IN_BUTTON}`]: { outline: 'none' },
  },
  '@media': { [FORCED]: { selectors: { [DISABLED]: { borderColor: 'GrayText', color: 'GrayText' } } } },
});

export const input = layered({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: `calc(${vars.size.control} - 2px)`,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  fontSize: 'inherit',
  lineHeight: 'inherit',
  textOverflow: 'ellipsis',
  selectors: {
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentColor', opacity: 1 },
  },
});

export const affix = layered({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  color: vars.color.textSubtle,
  whiteSpace: 'nowrap',
});

export const icon = layered({ inlineSize: vars.size.icon, blockSize: vars.size.icon, flexShrink: 0 });

/** A small square button inside the box (clear, show, open, step). */
export const inner = layered({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: `calc(${vars.size.control} - 8px)`,
  blockSize: `calc(${vars.size.control} - 8px)`,
  marginInlineEnd: `calc(-1 * ${vars.space.x3})`,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': {
      inlineSize: vars.size.touch,
      blockSize: vars.size.touch,
      marginBlock: '-1px',
      marginInlineEnd: '-12px',
    },
  },
});

import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';

/** Field and list as one: no box of its own. */
export const root = layered({ display: 'contents' });

/** The frame of a field with a list: its look under the pointer is the browser's to know. */
export const frame = layered({
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:not([data-invalid], [data-disabled], [data-readonly])': {
          borderColor: vars.color.textMuted,
        },
      },
    },
  },
});

export const input = layered({ textOverflow: 'ellipsis' });

/** The frame of a field that is a button: it is the button inside that has the focus. */
export const pressed = layered({
  selectors: {
    // Stronger than the frame that all fields have: the button fills it.
    '&&': { paddingInline: 0, gap: 0 },
    '&:has(> [role="combobox"]:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-1px',
      borderColor: vars.color.focus,
      boxShadow: 'none',
    },
  },
});

export const trigger = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  flex: 1,
  minInlineSize: 0,
  minBlockSize: `calc(${vars.size.control} - 2px)`,
  paddingInline: vars.space.x4,
  borderRadius: 'inherit',
  outline: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:is(:disabled, [aria-readonly="true"])': { cursor: 'not-allowed' } },
});

export const value = layered({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // A phone has no pointer to rest on what is cut: a long answer takes a second line.
  '@media': {
    '(max-width: 479px)': {
      display: '-webkit-box',
      paddingBlock: vars.space.x1,
      whiteSpace: 'normal',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
    },
  },
  selectors: { '&[data-placeholder]': { color: vars.color.textSubtle } },
});

export const chevron = layered({
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.color.textMuted,
});

/** Room for the clear button, which lies over the trigger: a button must not hold a button. */
export const withClear = layered({
  paddingInlineEnd: '68px',
  '@media': { '(pointer: coarse)': { paddingInlineEnd: '84px' } },
});

export const clear = layered({
  position: 'absolute',
  insetInlineEnd: '36px',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  margin: 0,
});

export const chevronOver = layered({ position: 'absolute', insetInlineEnd: vars.space.x4 });

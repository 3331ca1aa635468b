import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

const NARROW = '(max-width: 599px)';

/** One line, whatever it says. */
const cutOnPhone = {
  [NARROW]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;

export const nav = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  '@media': { print: { display: 'none' } },
});

export const list = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minInlineSize: 0,
  // One line on a phone: the page's name gives way, and stands whole below as its title.
  '@media': { [NARROW]: { flexWrap: 'nowrap' } },
});

export const item = layered({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  '@media': {
    // doc3 §9: below 600 px there is room for the way back and for where one is.
    [NARROW]: {
      selectors: {
        '&:not([data-near])': { display: 'none' },
        '&[data-near="first"]:not(:last-child)': { flexShrink: 0, maxInlineSize: '60%' },
      },
    },
  },
});

export const separator = layered({
  display: 'inline-flex',
  flexShrink: 0,
  marginInline: vars.space.x2,
  color: vars.color.textSubtle,
  '@media': { [NARROW]: { selectors: { '[data-near="first"] > &': { display: 'none' } } } },
});

export const link = layered({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  gap: vars.space.x2,
  minBlockSize: '24px',
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-hovered]': { color: vars.color.link, textDecoration: 'underline' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

/** The words of a level. */
export const words = layered({ minInlineSize: 0, '@media': cutOnPhone });

export const here = layered({
  minInlineSize: 0,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  '@media': cutOnPhone,
});

export const icon = layered({ inlineSize: vars.size.icon, blockSize: vars.size.icon, flexShrink: 0 });

/** Its words, and not its frame, stand where the title below begins. */
export const back = layered({ flexShrink: 0, marginInlineStart: `calc(-1 * ${vars.space.x3})` });

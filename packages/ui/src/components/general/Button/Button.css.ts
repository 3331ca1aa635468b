import '../../../theme/layers.css.ts';
import { globalStyle, keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';
import { components } from '../../../theme/layers.css.ts';

const FORCED = '(forced-colors: active)';
const spin = keyframes({ to: { transform: 'rotate(360deg)' } });

export const frame = layered({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  maxInlineSize: '100%',
});

/** There in the tree, not in the layout. */
export const noFrame = layered({ display: 'contents' });

export const fullWidth = layered({ display: 'flex', inlineSize: '100%' });

export const reason = layered({
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});

export const button = layered({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x3,
  maxInlineSize: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.motion.fast,
  transitionTimingFunction: vars.motion.ease,
  selectors: {
    '&[aria-disabled="true"], &:disabled': { cursor: 'not-allowed' },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': {
    [FORCED]: {
      selectors: {
        '&[aria-disabled="true"], &:disabled': { color: 'GrayText', borderColor: 'GrayText' },
        // Where one is among several: the fill that says so is lost. Stronger than what a variant says under the pointer.
        '&[aria-current="page"]:not([aria-disabled]):not([data-disabled])': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
          borderColor: 'Highlight',
        },
      },
    },
    print: { display: 'none' },
  },
});

const off = '&[aria-disabled="true"]:not([data-pending]), &:disabled';
const active = {
  hover: '&[data-hovered]:not([aria-disabled])',
  press: '&[data-pressed]:not([aria-disabled])',
};

type Look = Record<'ground' | 'text' | 'edge' | 'hover' | 'press', string>;
const look = ({ ground, text, edge, hover, press }: Look) => ({
  '@layer': {
    [components]: {
      background: ground,
      color: text,
      borderColor: edge,
      selectors: {
        [active.hover]: { background: hover },
        [active.press]: { background: press },
        [off]: {
          background: vars.color.sunken,
          color: vars.color.textDisabled,
          borderColor: vars.color.border,
        },
      },
    },
  },
});

/**
 * `color-mix` towards the text colour darkens in light and lightens in dark: one rule for every theme. By way of oklab: a
 * grey that a build writes as `#eee` has no hue, and oklch would go through red to it.
 */
const towards = (colour: string, share: number): string =>
  `color-mix(in oklab, ${colour}, ${vars.color.text} ${share}%)`;

export const variant = styleVariants({
  primary: look({
    ground: vars.color.brand,
    text: vars.color.onBrand,
    edge: 'transparent',
    hover: vars.color.brandHover,
    press: vars.color.brandActive,
  }),
  secondary: look({
    ground: vars.color.surface,
    text: vars.color.text,
    edge: vars.color.borderControl,
    hover: vars.color.hover,
    press: vars.color.selected,
  }),
  quiet: {
    '@layer': {
      [components]: {
        background: 'transparent',
        color: vars.color.brandText,
        selectors: {
          [active.hover]: { background: vars.color.brandFaint },
          [active.press]: { background: vars.color.selected },
          [off]: { color: vars.color.textDisabled },
        },
      },
    },
  },
  quietDanger: {
    '@layer': {
      [components]: {
        background: 'transparent',
        color: vars.tone.danger.text,
        selectors: {
          [active.hover]: { background: vars.tone.danger.ground },
          [active.press]: { background: vars.tone.danger.ground },
          [off]: { color: vars.color.textDisabled },
        },
      },
    },
  },
  danger: look({
    ground: vars.tone.danger.solid,
    text: vars.tone.danger.onSolid,
    edge: 'transparent',
    hover: towards(vars.tone.danger.solid, 12),
    press: towards(vars.tone.danger.solid, 22),
  }),
});

/** What is above and below counts only where a label takes several lines, as on a narrow phone. */
export const size = styleVariants({
  small: {
    '@layer': {
      [components]: {
        minBlockSize: `max(28px, calc(${vars.size.control} - 8px))`,
        paddingBlock: vars.space.x1,
        paddingInline: vars.space.x3,
        fontSize: vars.text.s13.size,
        lineHeight: vars.text.s13.line,
        '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
      },
    },
  },
  medium: {
    '@layer': {
      [components]: {
        minBlockSize: vars.size.control,
        paddingBlock: vars.space.x2,
        paddingInline: vars.space.x4,
        fontSize: vars.text.body.size,
        lineHeight: vars.text.body.line,
      },
    },
  },
  large: {
    '@layer': {
      [components]: {
        minBlockSize: vars.size.controlLarge,
        paddingBlock: vars.space.x2,
        paddingInline: vars.space.x5,
        fontSize: vars.text.s16.size,
        lineHeight: vars.text.s16.line,
      },
    },
  },
});

export const stretched = layered({ inlineSize: '100%' });

export const content = layered({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
  // Between words where it must, never letter by letter: not 'anywhere', which lets a neighbour press it to one letter.
  overflowWrap: 'break-word',
});

export const truncated = layered({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The label stays laid out under the spinner, so that the button keeps its width. */
export const contentPending = layered({ opacity: 0 });

export const icon = layered({
  display: 'inline-flex',
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});

// Whatever size an icon comes in, it fills its place.
globalStyle(`${icon} > svg`, { '@layer': { [components]: { inlineSize: '100%', blockSize: '100%' } } });

export const spinner = layered({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

export const spinnerMark = layered({
  inlineSize: '18px',
  blockSize: '18px',
  borderRadius: vars.radius.full,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${spin} 800ms linear infinite`,
});

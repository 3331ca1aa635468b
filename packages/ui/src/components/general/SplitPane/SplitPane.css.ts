import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

/** The share of the first pane. */
const share = 'var(--apto-split-share)';

/** Where there is less room than this, the panes stand one below the other and nothing is divided. */
const NARROW = '(max-width: 599px)';
const BAR = 12;

/** Fills what it stands in, so that each pane scrolls by itself. */
export const root = layered({ containerType: 'inline-size', minInlineSize: 0, blockSize: '100%' });

export const panes = layered({
  display: 'grid',
  blockSize: '100%',
  minBlockSize: 0,
  selectors: {
    '&[data-direction="beside"]': {
      gridTemplateColumns: `minmax(0, ${share}) ${BAR}px minmax(0, 1fr)`,
      gridTemplateRows: 'minmax(0, 1fr)',
    },
    '&[data-direction="below"]': {
      gridTemplateRows: `minmax(0, ${share}) ${BAR}px minmax(0, 1fr)`,
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  },
  '@container': {
    [NARROW]: {
      selectors: {
        '&[data-direction="beside"]': {
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridTemplateRows: 'auto',
          gap: vars.space.x5,
          blockSize: 'auto',
        },
      },
    },
  },
});

export const pane = layered({ minInlineSize: 0, minBlockSize: 0, overflow: 'auto' });

export const separator = layered({
  position: 'relative',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  outline: '2px solid transparent',
  outlineOffset: '-2px',
  touchAction: 'none',
  ':focus-visible': { outlineColor: vars.color.focus },
  // The line, and in its middle what is held.
  '::before': { content: '', position: 'absolute', background: vars.color.border },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    transform: 'translate(-50%, -50%)',
    borderRadius: vars.radius.full,
    background: vars.color.borderControl,
  },
  selectors: {
    '&[aria-orientation="vertical"]': { cursor: 'col-resize' },
    '&[aria-orientation="horizontal"]': { cursor: 'row-resize' },
    '&[aria-orientation="vertical"]::before': {
      insetBlock: 0,
      insetInlineStart: '50%',
      inlineSize: 1,
    },
    '&[aria-orientation="horizontal"]::before': {
      insetInline: 0,
      insetBlockStart: '50%',
      blockSize: 1,
    },
    '&[aria-orientation="vertical"]::after': { inlineSize: 4, blockSize: 28 },
    '&[aria-orientation="horizontal"]::after': { inlineSize: 28, blockSize: 4 },
    '&:is(:hover, [data-dragged])::after': { background: vars.color.brand },
  },
  '@media': {
    '(forced-colors: active)': {
      '::before': { background: 'CanvasText' },
      '::after': { background: 'CanvasText' },
      selectors: { '&:is(:hover, [data-dragged])::after': { background: 'Highlight' } },
    },
    print: { display: 'none' },
  },
  '@container': { [NARROW]: { selectors: { '&[aria-orientation="vertical"]': { display: 'none' } } } },
});

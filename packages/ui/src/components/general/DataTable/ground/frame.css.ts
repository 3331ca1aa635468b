import '../../../../theme/layers.css.ts';
import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../../../theme/contract.css.ts';
import { cellBreak, cellLines } from '../../../../theme/cell.css.ts';
import { layered } from '../../../../theme/layered.ts';
import { CALM, CARDS, PRINT } from './measures.ts';

/** Height of the header row, in px. */
export const HEAD_HEIGHT = 40;

/** Set by density; each row sets its own ground. */
export const rowHeight = createVar();
export const rowGround = createVar();

export const root = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  minWidth: 0,
  minHeight: 0,
  flex: '0 1 auto',
  containerType: 'inline-size',
  containerName: 'apto-tabela',
});

export const toolbar = layered({
  display: 'flex',
  flexWrap: 'wrap',
  // The buttons stand level with the last line of what is beside them: the boxes of fields, below their labels.
  alignItems: 'flex-end',
  gap: vars.space.x3,
  minHeight: vars.size.control,
  '@media': { [PRINT]: { display: 'none' } },
});
/** It wraps inside itself, beside the buttons: they take a line of their own only where nothing else fits. */
export const toolbarStart = layered({
  flex: '1 1 200px',
  alignSelf: 'center',
  minWidth: 0,
});
/** Over cards there is no room for words: the name stays for who hears it. */
export const toolbarWord = layered({
  '@container': {
    [CARDS]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const notCards = layered({ '@container': { [CARDS]: { display: 'none' } } });
export const onlyCards = layered({ display: 'none', '@container': { [CARDS]: { display: 'flex' } } });

export const frame = layered({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  flex: '0 1 auto',
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  '@container': { [CARDS]: { background: 'none', border: 0, borderRadius: 0, overflow: 'visible' } },
  '@media': { [PRINT]: { overflow: 'visible', border: 0 } },
});

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

export const progress = layered({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 2,
  zIndex: 5,
  overflow: 'hidden',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    width: '34%',
    background: vars.color.brand,
    animation: `${slide} 1.1s linear infinite`,
  },
  '@media': { [CALM]: { '::after': { width: '100%', animation: 'none', opacity: 0.6 } } },
});

export const scroller = layered({
  position: 'relative',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  // What the focus brings into sight comes out from under the header.
  scrollPaddingTop: HEAD_HEIGHT,
  outline: '2px solid transparent',
  outlineOffset: -2,
  ':focus-visible': { outlineColor: vars.color.focus },
  '@container': { [CARDS]: { overflow: 'visible', maxHeight: 'none !important' } },
  '@media': { [PRINT]: { overflow: 'visible', maxHeight: 'none' } },
});

/** Stands under the scroller while it marks that something lies beside what is in sight. */
export const scrollNote = layered({
  display: 'none',
  padding: `${vars.space.x3} ${vars.space.x4}`,
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  selectors: { '[data-more] + &, [data-scrolled] + &': { display: 'block' } },
  '@media': { [PRINT]: { display: 'none' } },
});

export const table = layered({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: vars.color.text,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  textAlign: 'start',
  vars: {
    [rowHeight]: vars.size.row,
    [cellLines]: vars.size.rowLines,
    [cellBreak]: vars.size.rowBreak,
    [rowGround]: vars.color.surface,
  },
  selectors: {
    '&[data-density="compact"]': {
      vars: { [rowHeight]: '36px', [cellLines]: '1', [cellBreak]: 'break-all' },
    },
    '&[data-density="comfortable"]': {
      vars: { [rowHeight]: '44px', [cellLines]: '2', [cellBreak]: 'normal' },
    },
  },
  '@container': {
    [CARDS]: {
      display: 'block',
      minWidth: '0 !important',
      vars: { [cellLines]: '2', [cellBreak]: 'normal' },
      selectors: {
        '&[data-density]': { vars: { [cellLines]: '2', [cellBreak]: 'normal' } },
        '&[data-cards="compact"]': { vars: { [cellLines]: '1', [cellBreak]: 'break-all' } },
      },
    },
  },
  '@media': { [PRINT]: { tableLayout: 'auto', minWidth: 0, fontSize: vars.text.s12.size } },
});

export const caption = layered({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const head = layered({ '@container': { [CARDS]: { display: 'none' } } });
export const body = layered({
  // What is measured as it is drawn must not move by the browser's own correction as well.
  selectors: { '&[data-virtual]': { overflowAnchor: 'none' } },
  '@container': { [CARDS]: { display: 'flex', flexDirection: 'column' } },
});

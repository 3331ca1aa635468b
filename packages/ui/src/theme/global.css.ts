import { base, reset, utilities } from './layers.css.ts';
import './fonts.css.ts';
import './themes.css.ts';
import './print.css.ts';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

type Rule = Omit<StyleRule, 'selectors' | '@layer'>;
const inLayer =
  (layer: string) =>
  (selector: string, rule: Rule): void =>
    globalStyle(selector, { '@layer': { [layer]: rule } });
const resetRule = inLayer(reset);
const baseRule = inLayer(base);
const utilityRule = inLayer(utilities);

// Not for every `::before` and `::after`: a rule that reaches those of each element makes the browser work out two more
// styles an element, for boxes that nearly none has. One with a border and a size says its own box.
resetRule('*', { boxSizing: 'border-box' });
resetRule('body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, fieldset, legend, pre', {
  margin: 0,
  padding: 0,
});
resetRule('ul, ol', { listStyle: 'none' });
resetRule('fieldset', { border: 0, minInlineSize: 0 });
resetRule('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit' });
resetRule('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
// An icon keeps its shape where its box is smaller than its own size.
resetRule('svg', { blockSize: 'auto' });
resetRule('button, input, textarea, select', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  margin: 0,
});
resetRule('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' });
resetRule('table', { borderCollapse: 'collapse', borderSpacing: 0 });
resetRule('[hidden]:not([hidden="until-found"])', { display: 'none' });

baseRule('html', {
  fontFamily: vars.font.body,
  fontSynthesis: 'none',
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  backgroundColor: vars.color.page,
  color: vars.color.text,
  accentColor: vars.color.brand,
  scrollPaddingBlock: vars.space.x9,
});
baseRule('body', {
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.weight.regular,
  minBlockSize: '100dvb',
  overflowWrap: 'break-word',
});
baseRule('table, time, [data-figures="tabular"], input[inputmode="numeric"]', {
  fontVariantNumeric: 'tabular-nums',
});
baseRule('::selection', { backgroundColor: vars.color.selected, color: vars.color.selectedText });
baseRule('::placeholder', { color: vars.color.textSubtle, opacity: 1 });

// One focus ring for everything. Parts move it inside (negative offset) where their edge would clip it.
baseRule(':focus', { outline: 'none' });
baseRule(':focus-visible, [data-focus-visible]', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
baseRule(':focus-visible, [data-focus-visible]', {
  '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } },
});

// What moves in a `::before` says by itself when it does not: see above.
utilityRule('*', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      // Not a very short one either: until the next frame is drawn, what fades in would be invisible.
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      // None, and not a very short one: `transition-property` is `all` where nobody says otherwise, and every changed
      // element of the page would run a transition with its four events.
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
// Paper: no frame, black on white, whole rows.
utilityRule('[data-print="hide"]', { '@media': { print: { display: 'none !important' } } });
utilityRule('html, body', { '@media': { print: { background: 'white !important', minBlockSize: 'auto' } } });
utilityRule('tr, figure, [data-print="together"]', { '@media': { print: { breakInside: 'avoid' } } });
globalStyle('html:root', { '@layer': { [utilities]: { '@media': { print: { colorScheme: 'light' } } } } });

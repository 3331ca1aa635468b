import './layers.css.ts';
import { globalFontFace } from '@vanilla-extract/css';

/**
 * Inter variable, Latin only and of the three weights that are used (30 kB): cut from `@fontsource-variable/inter` 5.3.0,
 * whose tabular figures widened hyphens too (docs/decisions/0137); its licence lies beside it.
 */
globalFontFace('Inter Variable', {
  fontStyle: 'normal',
  fontDisplay: 'swap',
  fontWeight: '400 600',
  src: "url('./fonts/inter-latin.woff2') format('woff2')",
  unicodeRange:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
});

/** The device's Arial stretched to Inter's measures, so that nothing moves when the real one arrives. */
globalFontFace('Inter Fallback', {
  src: "local('Arial'), local('Liberation Sans')",
  sizeAdjust: '107.12%',
  ascentOverride: '90.44%',
  descentOverride: '22.52%',
  lineGapOverride: '0%',
});

import { create } from 'storybook/theming';

/** The text's own typeface: what frames the design system is read beside it. */
const FONT = "'Inter Variable', system-ui, sans-serif";

/** Storybook's frame and pages in Apto's name, green and typeface. */
export const frame = (base: 'light' | 'dark') =>
  create({
    base,
    brandTitle: 'Apto, design system',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: FONT,
    colorPrimary: base === 'dark' ? '#5fbdb9' : '#00696a',
    colorSecondary: base === 'dark' ? '#3f9f9c' : '#00696a',
  });

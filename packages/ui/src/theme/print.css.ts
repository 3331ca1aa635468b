import { tokens, utilities } from './layers.css.ts';
import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { PALETTES } from './palette.ts';
import { SHADOWS, SIZES } from './scale.ts';

/**
 * Paper: A4, light whatever the screen's theme, without the frame, with whole rows. `data-print` says what a part does
 * there: `hide`, `only`, `together` (not cut in two) or `break` (begins a page).
 */
const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(selector, { '@layer': { [utilities]: { '@media': { print: rule } } } });

globalStyle(':root, [data-theme], .apto-theme-light, .apto-theme-dark, .apto-theme-high-contrast', {
  '@layer': {
    [tokens]: {
      '@media': {
        print: {
          colorScheme: 'light',
          vars: {
            ...assignVars(vars.color, {
              ...PALETTES.light.color,
              page: 'white',
              surface: 'white',
              raised: 'white',
            }),
            ...assignVars(vars.tone, PALETTES.light.tone),
            ...assignVars(vars.shadow, SHADOWS['high-contrast']),
            // Nothing is touched on paper.
            ...assignVars(vars.size, SIZES.compact),
          },
        },
      },
    },
  },
});

globalStyle('@page', { size: 'A4', margin: '16mm 14mm 18mm' } as Parameters<typeof globalStyle>[1]);

onPaper('html', { fontSize: '14px' });
onPaper('[data-print="break"]', { breakBefore: 'page' });
onPaper('h1, h2, h3, h4', { breakAfter: 'avoid' });
onPaper('p, li', { orphans: 3, widows: 3 });
onPaper('thead', { display: 'table-header-group' });
globalStyle('[data-print="only"]', {
  '@layer': { [utilities]: { '@media': { screen: { display: 'none !important' } } } },
});

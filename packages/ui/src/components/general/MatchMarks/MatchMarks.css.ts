import '../../../theme/layers.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { components } from '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';

globalStyle('::highlight(apto-match)', {
  '@layer': {
    [components]: {
      backgroundColor: `color-mix(in srgb, ${vars.tone.warning.solid} 28%, transparent)`,
      '@media': { '(forced-colors: active)': { color: 'MarkText', backgroundColor: 'Mark' } },
    },
  },
});

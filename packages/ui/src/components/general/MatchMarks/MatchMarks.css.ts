import '../../../theme/layers.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { components } from '../../../theme/layers.css.ts';
import { matchGround } from '../../../theme/match.ts';

globalStyle('::highlight(apto-match)', {
  '@layer': {
    [components]: {
      backgroundColor: matchGround,
      '@media': { '(forced-colors: active)': { color: 'MarkText', backgroundColor: 'Mark' } },
    },
  },
});

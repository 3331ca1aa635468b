import { setProjectAnnotations, type Preview } from '@storybook/react-vite';
import { beforeAll } from 'vitest';
import { checkAxe, type A11yParameters } from './axe.ts';
import preview from '../preview.tsx';
import { checkPictures } from './visual.ts';

const comparesPictures = import.meta.env['APTO_VISUAL'] !== '';

/** What a story has to stand once its play function is through. */
const judged: Preview = {
  afterEach: async ({ canvasElement, globals, name, parameters, tags }) => {
    const theme = String(globals['theme']);
    const a11y = (parameters['a11y'] ?? {}) as A11yParameters;
    if (a11y.test !== 'off') await checkAxe(a11y, theme);
    if (comparesPictures && tags.includes('galeria'))
      await checkPictures(canvasElement, {
        name,
        theme,
        isFullscreen: parameters['layout'] === 'fullscreen',
      });
  },
};

// Started from Storybook's own interface, the panel's axe reports to the panel; from the command line, ours fails.
const isFromStorybook = import.meta.env['VITEST_STORYBOOK'] === 'true';
// The addon's own set-up file comes after this one and brings the panel's axe, which knows one theme only.
if (!isFromStorybook)
  beforeAll(() => {
    setProjectAnnotations([preview, judged]);
  });

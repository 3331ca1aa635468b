import './no-tracing.ts';
import './no-owner-stacks.ts';
import { toast } from '@apto/ui/toast';
import { setProjectAnnotations, type Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { beforeAll } from 'vitest';
import { pinClock } from '../clock.tsx';
import { checkAxe, checkCompact, type A11yParameters } from './axe.ts';
import preview from '../preview.tsx';
import { checkForcedColors } from './forced-colors.ts';
import { keepMouseAway } from './no-mouse.ts';
import { checkPictures } from './visual.ts';

/** `compare`, `accept` or nothing: see `visual.node.ts`. */
const mode = String(import.meta.env['APTO_VISUAL'] ?? '');

/** What is proved of a gallery is asked of every other story as well (docs/decisions/0168). */
const isFull = Boolean(import.meta.env['APTO_FULL']);

/** Runs every check, so that one run tells all that is wrong. */
async function all(checks: readonly (() => Promise<void>)[]): Promise<void> {
  const errors: Error[] = [];
  for (const check of checks) await check().catch((error: Error) => errors.push(error));
  const [first, ...others] = errors;
  if (first && others.length === 0) throw first;
  if (first) throw new Error(errors.map(({ message }) => message).join('\n\n'));
}

/** What a story has to stand once its play function is through. */
const judged: Preview = {
  afterEach: async ({ canvasElement, globals, name, parameters, tags }) => {
    const theme = String(globals['theme']);
    const a11y = (parameters['a11y'] ?? {}) as A11yParameters;
    const isFullscreen = parameters['layout'] === 'fullscreen';
    const isGallery = mode !== '' && tags.includes('galeria');
    const isJudged = a11y.test !== 'off';
    await all([
      ...(isJudged ? [() => checkAxe(a11y, theme)] : []),
      ...(isGallery ? [() => checkPictures(canvasElement, { name, theme, isFullscreen })] : []),
      ...(isJudged && (isFull || tags.includes('galeria')) ? [() => checkCompact(a11y)] : []),
      // Last, since it moves the focus.
      ...(isGallery && mode === 'compare' ? [checkForcedColors] : []),
    ]);
  },
};

// The whole page as a text for every look that did not find its element yet costs more than the looking.
configure({
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

// Before any story's module reads it. A Sunday evening: the next five days are working days.
pinClock('2026-11-22T20:00:00-03:00');
keepMouseAway();

// Started from Storybook's own interface, the panel's axe reports to the panel; from the command line, ours fails.
const isFromStorybook = import.meta.env['VITEST_STORYBOOK'] === 'true';
// The addon's own set-up file comes after this one and brings the panel's axe, which knows one theme only.
if (!isFromStorybook)
  beforeAll(() => {
    setProjectAnnotations([preview, judged]);
    // The files share one document: each begins as in a tab of its own.
    window.localStorage.clear();
    window.sessionStorage.clear();
    toast.clear();
  });

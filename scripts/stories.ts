// `npm run stories`: every story with its play function and axe in each theme, without pictures.
// `npm run stories -- Button DataTable` for some components; what begins with a dash goes to vitest.
import { become } from './lib/run.ts';
import { findChromium } from './lib/chromium.ts';
import { STORIES, storyFiles } from './lib/stories.ts';

process.env['CHROMIUM_PATH'] = await findChromium();
const given = process.argv.slice(2);
const options = given.filter((word) => word.startsWith('-'));
const names = given.filter((word) => !word.startsWith('-'));
await become('vitest', [
  ...(options.includes('--watch') ? [] : ['run']),
  ...STORIES,
  ...options,
  ...names.flatMap((name) => storyFiles(name)),
]);
